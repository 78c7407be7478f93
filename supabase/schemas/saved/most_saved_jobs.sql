-- How many jobs a list of saved jobs holds.
create function public.most_saved_jobs() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 1000 $$;

grant execute on function public.most_saved_jobs() to service_role;
