-- True if each amount is plausible for its period. Rejects "$19 - $23 a year". Always true for volunteers. lib/employment/pay-warning.ts
-- has the same bounds.
create function public.is_plausible_pay(salary jsonb, type text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select type = 'volunteer' or salary is null or coalesce((
    select bool_and(amount between bounds.least and bounds.most)
    from (values ('hour', 1, 1000), ('day', 5, 8000), ('week', 10, 40000), ('month', 25, 175000),
        ('year', 200, public.max_pay_amount())) as bounds (period, least, most),
      unnest(array[(salary ->> 'min')::numeric, (salary ->> 'max')::numeric]) as amount
    where bounds.period = salary ->> 'period' and amount is not null), true)
$$;

grant execute on function public.is_plausible_pay(jsonb, text) to authenticated, service_role;
