-- How far ahead the end of a job may be set (D20).
create function public.longest_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '60 days' $$;

grant execute on function public.longest_open_time() to authenticated, service_role;
