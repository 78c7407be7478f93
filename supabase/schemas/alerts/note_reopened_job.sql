-- Notes that a job opened again, never before the time for which it waits. What was held since it was posted is no news where it was
-- posted before.
create function public.note_reopened_job(job_id uuid) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  first_at constant timestamptz := public.posted_before(note_reopened_job.job_id);
begin
  insert into public.job_openings as opening (job_id, opened_at, matched_at)
    values (note_reopened_job.job_id, coalesce(first_at, now()), case when first_at is not null then now() end)
    on conflict (job_id) do update set opened_at = greatest(now(), opening.opened_at), matched_at = null;
end
$$;
