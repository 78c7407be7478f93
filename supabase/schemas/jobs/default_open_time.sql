-- How long a job is open by default (D20).
create function public.default_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '30 days' $$;

grant execute on function public.default_open_time() to authenticated, service_role;
