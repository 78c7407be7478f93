-- Changes the alert of a mail's secret: `changes` has columns that a person may write ({"status": "paused"}), every other
-- key is ignored. A guest's alert becomes active by its confirmation alone. False for an unknown secret.
create function public.change_alert(token text, changes jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  wished jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'skills', 'min_years', 'max_years', 'more', 'location',
      'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  alert public.alerts;
begin
  if wished ? 'status' and coalesce(wished ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into alert from public.alerts where manage_token = change_alert.token for update;
  if not found then
    return false;
  end if;
  if alert.status = 'unconfirmed' then
    wished := wished - 'status';
  end if;
  alert := jsonb_populate_record(alert, wished);
  update public.alerts set words = alert.words, job_types = alert.job_types, min_pay = alert.min_pay,
      currency = alert.currency, skills = alert.skills, min_years = alert.min_years, max_years = alert.max_years, more = alert.more,
      location = alert.location, radius_km = alert.radius_km, frequency = alert.frequency, hour = alert.hour,
      weekday = alert.weekday, time_zone = alert.time_zone, status = alert.status
    where id = alert.id;
  return true;
end
$$;

grant execute on function public.change_alert(text, jsonb) to service_role;
