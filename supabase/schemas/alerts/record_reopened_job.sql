-- Records that a job opened again, or for the first time after it was held. An opening time in the future stays. A job that was held since
-- it was posted and repeats an earlier posting is not new to alerts.
create function public.record_reopened_job(job_id uuid) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  first_at constant timestamptz := public.first_identical_posting_at(record_reopened_job.job_id);
begin
  insert into public.job_openings as opening (job_id, opened_at, matched_at)
    values (record_reopened_job.job_id, coalesce(first_at, now()), case when first_at is not null then now() end)
    on conflict (job_id) do update set opened_at = greatest(now(), opening.opened_at), matched_at = null;
end
$$;
