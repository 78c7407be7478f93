-- Returns the content for rendering an alert mail: {"alert", "manage_token", "total", "found"}. `total` counts the matches that are still
-- deliverable; `found` is the nearest `max_found` of them. Null if there are none, or if the alert is not active or has no recipient.
-- Talents have public columns and the distance only, because a mail leaves the site. Marks the matches as delivered. Undelivered matches
-- that are not deliverable now are deleted, so that they can match again later.
create function public.get_alert_mail_content(mail_id uuid, max_found integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.alerts;
  can_deliver boolean;
  listed jsonb;
begin
  select owner.* into alert from public.alerts as owner
    where owner.id = (select delivery.alert_id from public.alert_deliveries as delivery where delivery.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  can_deliver := alert.status = 'active' and public.alert_recipient(alert.user_id, alert.address) is not null;
  delete from public.alert_deliveries as delivery
    where delivery.mail_id = mail_id and delivery.delivered_at is null
      and (not can_deliver or not public.is_still_deliverable(alert, delivery.job_id, delivery.talent_id, now_at));
  if not can_deliver then
    return null;
  end if;
  update public.alert_deliveries as delivery set delivered_at = now_at where delivery.mail_id = mail_id and delivery.delivered_at is null;
  if alert.kind = 'job' then
    select jsonb_agg(to_jsonb(job) order by job.distance_km, job.created_at desc, job.id) into listed from (
      select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
        job.created_at, public.arc_km(job.pt operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as delivery join public.jobs as job on job.id = delivery.job_id
      where delivery.mail_id = mail_id and public.is_still_deliverable(alert, job.id, null, now_at)) as job;
  else
    select jsonb_agg(to_jsonb(talent) order by talent.distance_km, talent.id) into listed from (
      select talent.id, public.short_name(talent.full_name) as name, talent.headline, talent.skills,
        talent.location #>> '{address,city}' as city, talent.location #>> '{address,state}' as state,
        talent.available_from <= current_date as is_available_now, talent.desired_job_types,
        public.arc_km(talent.public_point operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as delivery join public.job_seeker_profiles as talent on talent.id = delivery.talent_id
      where delivery.mail_id = mail_id and public.is_still_deliverable(alert, null, talent.id, now_at)) as talent;
  end if;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.get_alert_by_token(alert.manage_token), 'manage_token', alert.manage_token,
    'total', jsonb_array_length(listed),
    'found', (select jsonb_agg(item.entry order by item.position)
      from jsonb_array_elements(listed) with ordinality as item (entry, position) where item.position <= max_found));
end
$$;

grant execute on function public.get_alert_mail_content(uuid, integer, timestamp with time zone) to service_role;
