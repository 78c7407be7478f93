-- The time without a request after which an admin has to enter a code again.
create function public.admin_idle_timeout() returns interval
language sql immutable
set search_path = ''
as $$ select interval '1 hour' $$;

grant execute on function public.admin_idle_timeout() to service_role;
