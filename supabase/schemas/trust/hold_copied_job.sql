-- Holds a job with the text of another account's job that hasn't ended, or of a job removed within a year (D96). A copy that an admin
-- approved isn't held again for the same original, nor are later copies between the two accounts (`may_share_postings`). A job held only as
-- a copy is shown once its text differs.
create function public.hold_copied_job(job public.jobs, before public.jobs) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  original record;
  reason jsonb;
  mended bigint;
begin
  if job.status = 'closed' or job.expires_at <= now()
      or (before.id is not null and job.description is not distinct from before.description
        and before.expires_at > now() and (job.status = before.status or (before.status, job.status) = ('open', 'paused'))) then
    return job;
  end if;
  select copied.original_id, copied.is_removed, posted.title, posted.company_name, posted.employer_id
    into original
    from public.find_copied_posting(job.id, job.employer_id, job.description) as copied left join public.jobs as posted on posted.id = copied.original_id;
  if not found then
    if job.status = 'held' and not public.is_job_removed(job.id) and not public.is_subject_removed(job.employer_id, 'company') then
      update public.cases as pending set closed_at = now(), outcome = 'mended'
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null and pending.reasons <> '[]'
          and not exists (select from jsonb_array_elements(pending.reasons) as entry where entry ->> 'source' is distinct from 'copy')
        returning id into mended;
      if mended is not null then
        perform public.record_audit_event('case mended', 'job', job.id::text, jsonb_build_object('case', mended), job.employer_id);
        job.status := 'open';
      end if;
    end if;
    return job;
  end if;
  reason := jsonb_build_object('rule', case when original.is_removed then 'a copy of a removed job' else 'a copy' end,
    'weight', 100, 'words', case when original.is_removed then 'the words of a job that we took down'
      else format('the words of “%s” at %s', original.title, original.company_name) end,
    'source', 'copy', 'original', original.original_id)
    || case when original.is_removed then '{}' else jsonb_build_object('account', original.employer_id) end;
  if exists (select from public.cases as decided, jsonb_array_elements(decided.reasons) as entry
      where decided.subject_kind = 'job' and decided.subject_id = job.id and decided.outcome = 'approved'
        and entry -> 'original' = reason -> 'original') then
    return job;
  end if;
  if not exists (select from public.cases as pending
      where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null
        and pending.reasons @> jsonb_build_array(reason)) then
    perform public.open_case('job', job.id, job.employer_id, jsonb_build_array(reason));
  end if;
  job.status := 'held';
  return job;
end
$$;
