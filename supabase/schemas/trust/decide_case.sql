-- Decides an open case: shows or hides what it is about, writes its owner an email with the reason, and notes it in the audit.
-- The decision's id. CASE_CLOSED where somebody was faster, UNDECIDABLE about what no decision is known for.
create function public.decide_case(case_id bigint, decision text, reason text, decided_by uuid default null) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  pending public.cases;
  decided uuid;
begin
  select * into pending from public.cases where id = decide_case.case_id for update;
  if not found or pending.closed_at is not null then
    raise exception 'CASE_CLOSED' using errcode = 'PT409';
  end if;
  if pending.subject_kind <> 'job' or decide_case.decision not in ('approve', 'remove') then
    raise exception 'UNDECIDABLE' using errcode = 'PT400';
  end if;
  insert into public.decisions (case_id, decision, reason, decided_by)
    values (pending.id, decide_case.decision, trim(decide_case.reason), decide_case.decided_by)
    returning id into decided;
  update public.cases set closed_at = now(), outcome = case decide_case.decision when 'approve' then 'approved' else 'removed' end
    where id = pending.id;
  if decide_case.decision = 'approve' then
    update public.jobs set status = 'open' where id = pending.subject_id and status = 'held';
    delete from public.closing_emails where job_id = pending.subject_id;
  else
    update public.jobs set status = 'held' where id = pending.subject_id and status <> 'held';
    -- Who applied and waits is told that it is over.
    insert into public.closing_emails (job_id)
      select id from public.jobs where id = pending.subject_id on conflict do nothing;
  end if;
  insert into public.stale_jobs (job_id) select id from public.jobs where id = pending.subject_id on conflict do nothing;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'posting-decided', owner.email, jsonb_build_object('decisionId', decided), 'posting-decided:' || decided
    from auth.users as owner where owner.id = pending.account_id and public.is_email(owner.email)
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event(decide_case.decision, pending.subject_kind, pending.subject_id::text,
    jsonb_build_object('case', pending.id, 'decision', decided), decide_case.decided_by);
  return decided;
end
$$;

grant execute on function public.decide_case(bigint, text, text, uuid) to service_role;
