-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.write_due_alerts (
  max_alerts integer                  default 100,
  now_at     timestamp with time zone default now()
)
  returns table (
    alerts integer,
    mails  integer
  )
  language plpgsql
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  due uuid[];
  alert public.alerts;
  asked tsquery;
begin
  due := array(
    select id from public.alerts
    where next_due_at <= now_at and status = 'active'
    order by next_due_at
    limit least(max_alerts, 1000)
    -- No key is updated: whoever tells one of them of a job meanwhile need not wait, and this run may have to wait for that one.
    for no key update skip locked);
  for alert in select * from public.alerts where id = any (due) and kind = 'job' loop
    asked := case when alert.words is not null then (select wanted from public.read_job_words(alert.words)) end;
    if alert.words is null or asked is not null then
      insert into public.alert_deliveries (alert_id, job_id)
        select alert.id, job.id
        from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
        where opening.opened_at > greatest(alert.active_since, alert.looked_until - interval '10 minutes')
          and opening.opened_at <= now_at
          and job.status = 'open' and job.expires_at > now_at
          and alert.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) alert.center) <= alert.chord
          and (alert.job_types = '{}' or job.type = any (alert.job_types))
          and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
          and (asked is null or job.search @@ asked)
          and (alert.asked is null or job.search @@ alert.asked)
          and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes))
        on conflict do nothing;
    end if;
  end loop;
  alerts := cardinality(due);
  mails := public.write_alert_mails(due);
  update public.alerts
    set looked_until = now_at, next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
    where id = any (due);
  return next;
end
$function$;
