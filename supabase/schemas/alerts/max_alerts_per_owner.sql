-- The maximum number of alerts of one kind (job or talent) per account or guest's address.
create function public.max_alerts_per_owner() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.max_alerts_per_owner() to service_role;
