-- The maximum time that a job is open (D20).
create function public.max_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '60 days' $$;

grant execute on function public.max_open_time() to authenticated, service_role;
