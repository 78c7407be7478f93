-- Pay that cannot be for its period ('$19 - $23 a year', '$0.000000001 an hour') is refused, whoever writes it.

-- Whether each amount is between what nobody is paid for less and nobody for more. A volunteer's is what it is. The same
-- numbers stand in lib/employment/pay-question.ts.
create function public.is_pay_for_its_period(salary jsonb, type text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select type = 'volunteer' or salary is null or coalesce((
    select bool_and(amount between bounds.least and bounds.most)
    from (values ('hour', 1, 1000), ('day', 5, 8000), ('week', 10, 40000), ('month', 25, 175000),
        ('year', 200, public.largest_pay())) as bounds (period, least, most),
      unnest(array[(salary ->> 'min')::numeric, (salary ->> 'max')::numeric]) as amount
    where bounds.period = salary ->> 'period' and amount is not null), true)
$$;

grant execute on function public.is_pay_for_its_period(jsonb, text) to authenticated, service_role;
