-- Writes the mails of instant alerts about jobs that opened since the last call, one for each alert however many jobs it
-- found, and notes in the same transaction what they tell. Two calls at once never take the same job. How many of each.
create function public.match_opened_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (jobs integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  opened uuid[];
  still_open uuid[];
begin
  opened := array(
    select job_id from public.job_openings
    where matched_at is null and opened_at <= now_at
    order by opened_at
    limit least(max_jobs, 500)
    for update skip locked);
  jobs := cardinality(opened);
  mails := 0;
  if jobs = 0 then
    return next;
    return;
  end if;
  still_open := array(
    select job.id from public.jobs as job
    where job.id = any (opened) and job.status = 'open' and job.expires_at > now_at);
  perform public.settle_unsure_words(job_id) from unnest(still_open) as job_id;
  with found as materialized (
    select alert.id as alert_id, opening.job_id, public.alert_recipient(alert.user_id, alert.address) as recipient
    from public.job_openings as opening, public.instant_alerts_of(opening.job_id) as matching
      join public.job_alerts as alert on alert.id = matching
    where opening.job_id = any (still_open) and alert.active_since <= opening.opened_at),
  written as materialized (
    select alert_id, recipient, gen_random_uuid() as mail_id from found
    where recipient is not null group by alert_id, recipient),
  told as (
    insert into public.job_alert_deliveries (alert_id, job_id, mail_id)
      select alert_id, job_id, mail_id from found join written using (alert_id)
      on conflict do nothing returning mail_id),
  sent as (
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-alert', recipient, jsonb_build_object('mailId', mail_id), 'job-alert:' || mail_id
      from written where mail_id in (select mail_id from told)
      returning 1)
  select count(*) into mails from sent;
  update public.job_openings set matched_at = now_at where job_id = any (opened);
  return next;
end
$$;

grant execute on function public.match_opened_jobs(integer, timestamp with time zone) to service_role;
