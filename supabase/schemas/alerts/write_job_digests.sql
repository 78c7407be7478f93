-- Writes the digests that are due, each with the open jobs that match and opened since the last one; none where there is
-- nothing to tell. Looks back ten minutes more, for postings that were not yet committed then; what was told is not told
-- again. However long the scheduler was away, one digest comes. How many alerts were looked at, and how many mails written.
create function public.write_job_digests(max_alerts integer default 100, now_at timestamptz default now())
returns table (alerts integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  alert public.job_alerts;
  asked tsquery;
  recipient text;
  next_mail uuid;
begin
  alerts := 0;
  mails := 0;
  for alert in
    select * from public.job_alerts
    where next_due_at <= now_at and status = 'active'
    order by next_due_at
    limit least(max_alerts, 1000)
    for update skip locked
  loop
    alerts := alerts + 1;
    recipient := public.alert_recipient(alert.user_id, alert.address);
    asked := case when alert.words is not null then (select wanted from public.read_job_words(alert.words)) end;
    next_mail := gen_random_uuid();
    if recipient is not null and (alert.words is null or asked is not null) then
      insert into public.job_alert_deliveries (alert_id, job_id, mail_id)
        select alert.id, job.id, next_mail
        from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
        where opening.opened_at > greatest(alert.active_since, alert.looked_until - interval '10 minutes')
          and opening.opened_at <= now_at
          and job.status = 'open' and job.expires_at > now_at
          and alert.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) alert.center) <= alert.chord
          and (alert.job_types = '{}' or job.type = any (alert.job_types))
          and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
          and (asked is null or job.search @@ asked)
        on conflict do nothing;
      if found then
        insert into public.outbox (kind, recipient, payload, dedupe_key)
          values ('job-alert', recipient, jsonb_build_object('mailId', next_mail), 'job-alert:' || next_mail);
        mails := mails + 1;
      end if;
    end if;
    update public.job_alerts
      set looked_until = now_at,
        next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
      where id = alert.id;
  end loop;
  return next;
end
$$;

grant execute on function public.write_job_digests(integer, timestamp with time zone) to service_role;
