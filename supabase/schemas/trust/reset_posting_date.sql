-- Runs when a held job is shown. If it was held from the start, sets its posting date to now, or to the date of an earlier identical
-- posting, and extends its open time by the time that it was held. A job that was shown before keeps its dates.
create function public.reset_posting_date(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  first_at constant timestamptz := public.first_identical_posting_at(job.id);
  waiting_since constant timestamptz := coalesce((select posted.posted_at from public.posting_log as posted
    where posted.job_id = job.id and first_at is not null), before.created_at);
begin
  if not exists (select from public.job_openings where job_id = job.id) then
    job.expires_at := least(job.expires_at + (now() - waiting_since), now() + public.max_open_time());
    job.created_at := coalesce(first_at, now());
  end if;
  return job;
end
$$;
