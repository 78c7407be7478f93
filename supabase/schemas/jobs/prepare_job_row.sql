-- The steps before a job is written, in their order. `before` is the row as it was, null for a new one; `job` is null where it is deleted.
-- `is_person`: the writer is not the service. Refuses any call but a trigger's.
create function public.prepare_job_row(job public.jobs, before public.jobs, is_person boolean) returns public.jobs
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new constant boolean := before.id is null;
  is_reworded boolean;
  is_moved boolean;
  is_ended_or_opened boolean;
  is_changed boolean;
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger prepares a job.' using errcode = 'PT403';
  elsif job.id is null then
    perform public.say_that_job_is_gone(before, now());
    return null;
  end if;

  job := public.guard_job(job, before, is_person);
  is_reworded := (job.title, job.description) is distinct from (before.title, before.description);
  is_moved := job.location is distinct from before.location;
  is_ended_or_opened := (job.status, job.expires_at) is distinct from (before.status, before.expires_at);
  is_changed := is_reworded or is_moved or is_ended_or_opened or (job.salary, job.contact, job.tags, job.benefits, job.application_url)
    is distinct from (before.salary, before.contact, before.tags, before.benefits, before.application_url);
  if is_new or is_ended_or_opened then
    job := public.complete_job(job, before);
  end if;
  -- A banned person may still close what is there.
  if is_person and job.status <> 'closed' and is_changed then
    perform public.refuse_banned(job.employer_id,
      concat_ws(E'\n', job.contact ->> 'email', job.contact ->> 'phone', job.application_url, job.title, job.description));
  end if;
  if before.status = 'held' and job.status = 'closed' then
    -- A held job has no page, and ending it gives it none: it is over for longer than a page stays.
    job.expires_at := least(job.expires_at, now() - public.time_shown_after_end() - interval '1 day');
  end if;
  -- After the guard and the copies, so that what is compared is what is stored.
  if is_person and (is_reworded or is_moved or is_ended_or_opened) then
    job := public.limit_postings(job, before);
  end if;
  if is_person and is_changed then
    job := public.judge_job(job, before);
  end if;
  if is_person and (is_reworded or is_ended_or_opened) then
    job := public.judge_copy(job, before);
  end if;
  -- The link in an email opens it with the owner's rights.
  if not is_person and before.status = 'paused' and job.status = 'open' then
    job := public.judge_job(job, before, true);
  end if;
  if before.status = 'held' and job.status = 'open' then
    job := public.date_shown_job(job, before);
  end if;
  -- How its employer replies is no change of a job.
  if not is_new and (job.answers_most = before.answers_most or (job.status, job.expires_at) <> (before.status, before.expires_at)) then
    job.updated_at := now();
  end if;
  return job;
end
$$;

grant execute on function public.prepare_job_row(public.jobs, public.jobs, boolean) to authenticated, service_role;
