-- The first due time of a digest after `after`: at `hour` of each day or of the ISO weekday, in local time. An hour that daylight saving
-- skips is due an hour later; an hour that it repeats is due once. Null for instant alerts.
create function public.next_alert_due(frequency text, hour smallint, weekday smallint, time_zone text, after timestamptz)
returns timestamptz
language sql immutable parallel safe
set search_path = ''
as $$
  select case when frequency in ('daily', 'weekly') then (
    select min(due) from (
      select (local_day + make_interval(hours => hour)) at time zone time_zone as due, local_day
      from generate_series(0, 8) as days,
        lateral (select date_trunc('day', after at time zone time_zone) + make_interval(days => days) as local_day) as day) as candidate
    where due > after and (frequency = 'daily' or extract(isodow from local_day) = weekday)) end
$$;

grant execute on function public.next_alert_due(text, smallint, smallint, text, timestamp with time zone) to authenticated, service_role;
