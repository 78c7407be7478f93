-- Moderates a job that a person posts, edits or opens (D90, D91). A hard rule rejects the job with a message. The job is held if its risks
-- reach `hold_weight`, which opens a case; if it has an open case and isn't open yet; or if it or its company was removed. Any other job is
-- shown at once, as is a job that was held only for words that are gone. Text that was approved for this job or company isn't moderated
-- again. A paused job stays paused instead of becoming open. An ended job is moderated while it has a page, and loses the page if it would
-- be held. A job opened by email has no form for a message, so a hard rule holds it.
create function public.moderate_job(job public.jobs, before public.jobs, is_by_email boolean default false) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
  shown_after_end constant interval := public.ended_job_visibility();
  visible_status constant text := case when job.status = 'paused' then 'paused' else 'open' end;
  is_removed constant boolean := public.is_job_removed(job.id) or public.is_subject_removed(job.employer_id, 'company');
  is_over constant boolean := job.status = 'closed' or job.expires_at <= now();
begin
  -- A job without a page is moderated once it gets one.
  if is_over and (job.status = 'held'
      or least(case when job.status = 'closed' then job.closed_at end, job.expires_at) <= now() - shown_after_end) then
    return job;
  end if;
  -- Unchanged text that was shown before needs no moderation.
  if before.id is not null and (case when is_over then before.status <> 'held' and before.ended_at > now() - shown_after_end
        else before.expires_at > now() and (job.status = before.status or (before.status, job.status) = ('open', 'paused')) end)
      and (job.title, job.description, job.tags, job.benefits, job.application_url, job.contact, job.salary, job.location)
        is not distinct from
        (before.title, before.description, before.tags, before.benefits, before.application_url, before.contact, before.salary, before.location) then
    return job;
  end if;
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard or is_by_email),
    (jsonb_agg(to_jsonb(broken) order by broken.weight desc) filter (where broken.is_hard and not is_by_email)) -> 0
    into reasons, refused
    from public.list_posting_risks(job, job.employer_id) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.account_id = job.employer_id and approved.outcome = 'approved'
        and (approved.subject_kind = 'company' or approved.subject_kind = 'job' and approved.subject_id = job.id)
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  -- A case opened by reports holds nothing below the threshold: otherwise pausing and resuming would hold a job for a single report.
  select * into pending from public.cases as case_row where subject_kind = 'job' and subject_id = job.id and closed_at is null
    and (case_row.reasons = '[]' or exists (select from jsonb_array_elements(case_row.reasons) as reason
      where reason ->> 'source' is distinct from 'report' or reason ? 'holds'));
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    if is_over then
      job.expires_at := now() - shown_after_end - interval '1 day';
      return job;
    end if;
    perform public.open_case('job', job.id, job.employer_id, reasons);
    job.status := 'held';
  elsif is_over then
    if is_removed or pending.id is not null then
      job.expires_at := now() - shown_after_end - interval '1 day';
    end if;
  elsif is_removed then
    job.status := 'held';
  elsif pending.id is null then
    job.status := visible_status;
  elsif pending.reasons <> '[]' and not exists (select from jsonb_array_elements(pending.reasons) as reason
      where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.record_audit_event('case mended', 'job', job.id::text, jsonb_build_object('case', pending.id), job.employer_id);
    job.status := visible_status;
  elsif before.id is null or before.status not in ('open', job.status) then
    job.status := 'held';
  end if;
  return job;
end
$$;
