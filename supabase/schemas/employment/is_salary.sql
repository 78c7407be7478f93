-- True if a salary is null or {min, max, currency, period} with at least one amount, none negative, and min at most max.
create function public.is_salary(salary jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select salary is null or coalesce(
    jsonb_typeof(salary) = 'object'
    and coalesce(jsonb_typeof(salary -> 'min'), 'null') in ('number', 'null')
    and coalesce(jsonb_typeof(salary -> 'max'), 'null') in ('number', 'null')
    and coalesce(salary ->> 'min', salary ->> 'max') is not null
    and coalesce((salary ->> 'min')::numeric, 0) between 0 and public.max_pay_amount()
    and coalesce((salary ->> 'max')::numeric, 0) between 0 and public.max_pay_amount()
    and coalesce((salary ->> 'min')::numeric, 0) <= coalesce((salary ->> 'max')::numeric, public.max_pay_amount())
    and salary ->> 'currency' = any (public.currencies())
    and salary ->> 'period' = any (public.pay_periods())
    and length(salary::text) <= 200, false)
$$;

grant execute on function public.is_salary(jsonb) to authenticated, service_role;
