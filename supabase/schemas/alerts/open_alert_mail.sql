-- What a mail of an alert says now, for whoever writes it out: the alert, its secret, and of what it found so many that may
-- still be told, the nearest first, with the number of all. Talents in the columns that everybody may see plus the distance,
-- because a mail leaves the site. Null, so that nothing is sent, when nothing is left or the alert was stopped. What was
-- never told and may not be told now is given back: when it may again, it is news.
create function public.open_alert_mail(mail_id uuid, max_found integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.alerts;
  is_wanted boolean;
  listed jsonb;
begin
  select owner.* into alert from public.alerts as owner
    where owner.id = (select told.alert_id from public.alert_deliveries as told where told.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  is_wanted := alert.status = 'active' and public.alert_recipient(alert.user_id, alert.address) is not null;
  delete from public.alert_deliveries as told
    where told.mail_id = mail_id and told.told_at is null
      and (not is_wanted or not public.is_still_news(alert, told.job_id, told.talent_id, now_at));
  if not is_wanted then
    return null;
  end if;
  update public.alert_deliveries as told set told_at = now_at where told.mail_id = mail_id and told.told_at is null;
  if alert.kind = 'job' then
    select jsonb_agg(to_jsonb(job) order by job.distance_km, job.created_at desc, job.id) into listed from (
      select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
        job.created_at, public.arc_km(job.pt operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as told join public.jobs as job on job.id = told.job_id
      where told.mail_id = mail_id and public.is_still_news(alert, job.id, null, now_at)) as job;
  else
    select jsonb_agg(to_jsonb(talent) order by talent.distance_km, talent.id) into listed from (
      select talent.id, public.short_name(talent.full_name) as name, talent.headline, talent.skills,
        talent.location #>> '{address,city}' as city, talent.location #>> '{address,state}' as state,
        talent.available_from <= current_date as is_available_now, talent.desired_job_types,
        public.arc_km(talent.public_point operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as told join public.job_seeker_profiles as talent on talent.id = told.talent_id
      where told.mail_id = mail_id and public.is_still_news(alert, null, talent.id, now_at)) as talent;
  end if;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.find_alert(alert.manage_token), 'manage_token', alert.manage_token,
    'total', jsonb_array_length(listed),
    'found', (select jsonb_agg(each.entry order by each.place)
      from jsonb_array_elements(listed) with ordinality as each (entry, place) where each.place <= max_found));
end
$$;

grant execute on function public.open_alert_mail(uuid, integer, timestamp with time zone) to service_role;
