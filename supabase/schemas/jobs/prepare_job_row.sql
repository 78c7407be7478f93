-- Runs the steps before a job is written. `before` is null for a new job, `job` is null for a deleted one. `is_person`: the writer is not
-- the service. Throws outside of a trigger.
create function public.prepare_job_row(job public.jobs, before public.jobs, is_person boolean) returns public.jobs
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_reworded boolean;
  is_moved boolean;
  has_new_status_or_end boolean;
  is_changed boolean;
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can prepare a job.' using errcode = 'PT403';
  elsif job.id is null then
    perform public.notify_of_deleted_job(before, now());
    return null;
  end if;

  job := public.guard_job(job, before, is_person);
  is_reworded := (job.title, job.description) is distinct from (before.title, before.description);
  is_moved := job.location is distinct from before.location;
  has_new_status_or_end := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
  is_changed := is_reworded or is_moved or has_new_status_or_end or (job.salary, job.contact, job.tags, job.benefits, job.application_url)
    is distinct from (before.salary, before.contact, before.tags, before.benefits, before.application_url);
  if is_new or has_new_status_or_end then
    job := public.set_slug_and_company(job, before);
  end if;
  -- A banned person may still close a job.
  if is_person and job.status <> 'closed' and is_changed then
    perform public.assert_not_banned(job.employer_id,
      concat_ws(E'\n', job.contact ->> 'email', job.contact ->> 'phone', job.application_url, job.title, job.description));
  end if;
  if before.status = 'held' and job.status = 'closed' then
    -- A held job has no page. Its expiry is set so far back that the closed job has none either.
    job.expires_at := least(job.expires_at, now() - public.ended_job_visibility() - interval '1 day');
  end if;
  -- After guard_job and set_slug_and_company, so that the stored values are compared.
  if is_person and (is_reworded or is_moved or has_new_status_or_end) then
    job := public.limit_postings(job, before);
  end if;
  if is_person and is_changed then
    job := public.moderate_job(job, before);
  end if;
  if is_person and (is_reworded or has_new_status_or_end) then
    job := public.hold_copied_job(job, before);
  end if;
  -- The link in a "Still hiring?" email reopens a paused job without a signed-in person, so it is moderated here.
  if not is_person and before.status = 'paused' and job.status = 'open' then
    job := public.moderate_job(job, before, true);
  end if;
  if before.status = 'held' and job.status = 'open' then
    job := public.reset_posting_date(job, before);
  end if;
  -- A change of is_responsive alone is not an update of the job.
  if not is_new and (job.is_responsive = before.is_responsive or (job.status, job.expires_at) <> (before.status, before.expires_at)) then
    job.updated_at := now();
  end if;
  return job;
end
$$;

grant execute on function public.prepare_job_row(public.jobs, public.jobs, boolean) to authenticated, service_role;
