-- The maximum number of saved jobs per account.
create function public.max_saved_jobs() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 1000 $$;

grant execute on function public.max_saved_jobs() to service_role;
