-- The maximum number of alerts of an account, an address or a company.
create function public.max_alerts_per_owner() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.max_alerts_per_owner() to service_role;
