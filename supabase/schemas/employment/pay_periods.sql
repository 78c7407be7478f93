-- The pay periods.
create function public.pay_periods() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['hour', 'day', 'week', 'month', 'year'] $$;

grant execute on function public.pay_periods() to authenticated, service_role;
