-- A job that was held since it was posted counts as posted when it is first shown, and has its days from then on; one that was posted
-- before is as old as that.
create function public.date_shown_job(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  first_at constant timestamptz := public.posted_before(job.id);
  waits_since constant timestamptz := coalesce((select posted.posted_at from public.posting_log as posted
    where posted.job_id = job.id and first_at is not null), before.created_at);
begin
  if not exists (select from public.job_openings where job_id = job.id) then
    job.expires_at := least(job.expires_at + (now() - waits_since), now() + public.longest_open_time());
    job.created_at := coalesce(first_at, now());
  end if;
  return job;
end
$$;
