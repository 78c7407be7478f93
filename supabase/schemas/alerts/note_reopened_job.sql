-- Notes that a job opened again, never before the time for which it waits. What was held since it was posted is no news where it was
-- posted before.
create function public.note_reopened_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  first_at constant timestamptz := public.posted_before(new.id);
begin
  insert into public.job_openings as opening (job_id, opened_at, matched_at)
    values (new.id, coalesce(first_at, now()), case when first_at is not null then now() end)
    on conflict (job_id) do update set opened_at = greatest(now(), opening.opened_at), matched_at = null;
  return null;
end
$$;
