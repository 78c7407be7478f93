-- Updates the alert with this token. `changes` maps columns to new values, such as {"status": "paused"}; columns that aren't in the list
-- below are ignored. `status` of an unconfirmed alert doesn't change. False for an unknown token.
create function public.change_alert(token text, changes jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  allowed_changes jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'skills', 'min_years', 'max_years', 'more', 'location',
      'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  alert public.alerts;
begin
  if allowed_changes ? 'status' and coalesce(allowed_changes ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into alert from public.alerts where manage_token = change_alert.token for update;
  if not found then
    return false;
  end if;
  if alert.status = 'unconfirmed' then
    allowed_changes := allowed_changes - 'status';
  end if;
  alert := jsonb_populate_record(alert, allowed_changes);
  update public.alerts set words = alert.words, job_types = alert.job_types, min_pay = alert.min_pay,
      currency = alert.currency, skills = alert.skills, min_years = alert.min_years, max_years = alert.max_years, more = alert.more,
      location = alert.location, radius_km = alert.radius_km, frequency = alert.frequency, hour = alert.hour,
      weekday = alert.weekday, time_zone = alert.time_zone, status = alert.status
    where id = alert.id;
  return true;
end
$$;

grant execute on function public.change_alert(text, jsonb) to service_role;
