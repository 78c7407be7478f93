-- Finds the instant alerts that match the jobs opened since the last call, and queues one mail per alert in the same transaction.
-- Concurrent calls never process the same job. Returns the numbers of jobs and mails.
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
  matched_alerts uuid[];
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
  perform public.resolve_unknown_alert_words(still_open);
  with inserted as (
    insert into public.alert_deliveries (alert_id, job_id)
      select alert.id, opening.job_id
      from public.job_openings as opening, public.list_instant_alerts(opening.job_id) as matched_id
        join public.alerts as alert on alert.id = matched_id
      where opening.job_id = any (still_open) and alert.active_since <= opening.opened_at
      on conflict do nothing
      returning alert_id)
  select array_agg(distinct alert_id) into matched_alerts from inserted;
  mails := public.queue_alert_mails(matched_alerts);
  update public.job_openings set matched_at = now_at where job_id = any (opened);
  return next;
end
$$;

grant execute on function public.match_opened_jobs(integer, timestamp with time zone) to service_role;
