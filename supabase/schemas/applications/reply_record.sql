-- Fake applications must not reveal how many others applied, so the record needs ten different mailboxes and is rounded to tens of percent.

-- Returns a job's reply record: the percentage of applications that got a reply after the employer opened them, rounded down to tens, and
-- the median hours from application to reply. Counts the last 1,000 applications at least a week old; no row below ten mailboxes or if the
-- job has no page.
create function public.reply_record(job_id uuid) returns table (reply_rate integer, median_hours double precision)
language sql stable security definer
set search_path = ''
as $$
  select floor(10.0 * count(reply_time) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by reply_time)) / 3600
  from public.list_reply_times(array(select job.id from public.jobs as job
    where job.id = reply_record.job_id and job.ended_at > now() - public.ended_job_visibility()))
  having count(distinct mailbox) >= 10
$$;

grant execute on function public.reply_record(uuid) to anon, authenticated, service_role;
