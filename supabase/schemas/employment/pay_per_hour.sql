-- Converts pay to an hourly amount: 8-hour days, 40-hour weeks, 52 weeks, 12 months (D33).
create function public.pay_per_hour(amount numeric, period text) returns numeric
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case period
    when 'hour' then amount
    when 'day' then amount / 8
    when 'week' then amount / 40
    when 'month' then amount * 12 / (40 * 52)
    when 'year' then amount / (40 * 52)
  end
$$;

grant execute on function public.pay_per_hour(numeric, text) to authenticated, service_role;
