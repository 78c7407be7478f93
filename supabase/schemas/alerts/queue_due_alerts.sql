-- Queues the mails of due alerts: pending matches of talent alerts, and for job alerts the matching jobs that opened since the last digest.
-- The search starts ten minutes before the last digest, for postings that were committed late; no match is delivered twice. After an
-- outage an alert gets one digest. Returns the numbers of alerts and mails.
create function public.queue_due_alerts(max_alerts integer default 100, now_at timestamptz default now())
returns table (alerts integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  due uuid[];
  alert public.alerts;
  search public.job_search;
begin
  due := array(
    select id from public.alerts
    where next_due_at <= now_at and status = 'active'
    order by next_due_at
    limit least(max_alerts, 1000)
    -- `for no key update` doesn't block concurrent inserts of matches, which reference these alerts.
    for no key update skip locked);
  for alert in select * from public.alerts where id = any (due) and kind = 'job' loop
    -- Leaves out 'posted_days', because a job that has just opened meets any value.
    search := public.parse_search((alert.location #>> '{coordinates,lat}')::double precision,
      (alert.location #>> '{coordinates,lng}')::double precision, alert.radius_km, alert.words, alert.job_types, alert.min_pay,
      alert.currency, 'date', null, alert.more - 'posted_days');
    execute format('
        insert into public.alert_deliveries (alert_id, job_id)
          select $2, job.id
          from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
          where opening.opened_at > $3 and opening.opened_at <= $4 and job.expires_at > $4 and %s
          on conflict do nothing', public.where_clause(search))
      using search, alert.id, greatest(alert.active_since, alert.searched_until - interval '10 minutes'), now_at;
  end loop;
  alerts := cardinality(due);
  mails := public.queue_alert_mails(due);
  update public.alerts
    set searched_until = now_at, next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
    where id = any (due);
  return next;
end
$$;

grant execute on function public.queue_due_alerts(integer, timestamp with time zone) to service_role;
