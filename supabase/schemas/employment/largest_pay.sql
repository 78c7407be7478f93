-- The largest amount of pay that is taken.
create function public.largest_pay() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100000000 $$;

grant execute on function public.largest_pay() to authenticated, service_role;
