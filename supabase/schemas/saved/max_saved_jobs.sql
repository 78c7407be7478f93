-- The most jobs in a list of saved jobs.
create function public.max_saved_jobs() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 1000 $$;

grant execute on function public.max_saved_jobs() to service_role;
