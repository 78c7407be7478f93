-- The largest accepted amount of pay.
create function public.max_pay_amount() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100000000 $$;

grant execute on function public.max_pay_amount() to authenticated, service_role;
