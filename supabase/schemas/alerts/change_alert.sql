-- Changes the alert of a mail's secret: `changes` has columns that a person may write ({"status": "paused"}), every other
-- key is ignored. A guest's alert becomes active by its confirmation alone. False for an unknown secret.
create function public.change_alert(token text, changes jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  wished jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'keywords', 'skills', 'min_years', 'max_years',
      'location', 'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  job_alert public.job_alerts;
  talent_alert public.talent_alerts;
begin
  if wished ? 'status' and coalesce(wished ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into job_alert from public.job_alerts where manage_token = change_alert.token for update;
  if found then
    if job_alert.status = 'unconfirmed' then
      wished := wished - 'status';
    end if;
    job_alert := jsonb_populate_record(job_alert, wished);
    update public.job_alerts set words = job_alert.words, job_types = job_alert.job_types, min_pay = job_alert.min_pay,
        currency = job_alert.currency, location = job_alert.location, radius_km = job_alert.radius_km,
        frequency = job_alert.frequency, hour = job_alert.hour, weekday = job_alert.weekday,
        time_zone = job_alert.time_zone, status = job_alert.status
      where id = job_alert.id;
    return true;
  end if;
  select * into talent_alert from public.talent_alerts where manage_token = change_alert.token for update;
  if found then
    talent_alert := jsonb_populate_record(talent_alert, wished);
    update public.talent_alerts set keywords = talent_alert.keywords, skills = talent_alert.skills,
        min_years = talent_alert.min_years, max_years = talent_alert.max_years, location = talent_alert.location,
        radius_km = talent_alert.radius_km, frequency = talent_alert.frequency, hour = talent_alert.hour,
        weekday = talent_alert.weekday, time_zone = talent_alert.time_zone, status = talent_alert.status
      where id = talent_alert.id;
    return true;
  end if;
  return false;
end
$$;

grant execute on function public.change_alert(text, jsonb) to service_role;
