-- Decides an open case: shows or hides its subject, emails the owner the reason with a link to appeal, and records the decision in the
-- audit log. 'ask' leaves the case open. A trigger on `decisions` applies decisions about accounts. Returns the decision's id. Throws
-- CASE_CLOSED if another admin was faster, UNDECIDABLE if the decision doesn't apply to the case.
create function public.decide_case(case_id bigint, decision text, reason text, decided_by uuid default null) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  pending public.cases;
  decided uuid;
  was_removed boolean;
  is_appeal boolean;
  notifies_owner boolean := true;
  -- The secret of the appeal link.
  secret text;
  new_outcome constant text := case decide_case.decision when 'approve' then 'approved' when 'remove' then 'removed'
    when 'dismiss' then 'dismissed' when 'warn' then 'warned' when 'suspend' then 'suspended' when 'ban' then 'banned'
    when 'lift' then 'lifted' end;
begin
  -- Locks the job before its case, as posting and reporting do, so that they can't deadlock.
  perform from public.jobs as job join public.cases as decided_case
      on decided_case.subject_kind = 'job' and decided_case.subject_id = job.id
    where decided_case.id = decide_case.case_id for update of job;
  select * into pending from public.cases where id = decide_case.case_id for update;
  if not found or pending.closed_at is not null then
    raise exception 'CASE_CLOSED' using errcode = 'PT409';
  end if;
  if not coalesce(decide_case.decision in ('ask', 'dismiss') or case pending.subject_kind
        when 'account' then decide_case.decision in ('warn', 'suspend', 'ban', 'lift')
        else decide_case.decision in ('approve', 'remove') end, false)
      -- Only claims by other people can be dismissed, not a rule's finding or the owner's appeal.
      or (decide_case.decision = 'dismiss' and exists (select from jsonb_array_elements(pending.reasons) as reason
        where reason ->> 'source' in ('posting', 'copy', 'appeal'))) then
    raise exception 'UNDECIDABLE' using errcode = 'PT400';
  end if;
  is_appeal := exists (select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' = 'appeal');
  was_removed := case pending.subject_kind when 'job' then public.is_job_removed(pending.subject_id)
    else public.is_subject_removed(pending.account_id, pending.subject_kind) end;
  insert into public.decisions (case_id, decision, reason, decided_by)
    values (pending.id, decide_case.decision, trim(decide_case.reason), decide_case.decided_by)
    returning id into decided;
  update public.cases set question_sent_at = case decide_case.decision when 'ask' then now() else question_sent_at end,
    closed_at = case when new_outcome is not null then now() end, outcome = new_outcome where id = pending.id;
  if decide_case.decision = 'remove' then
    perform public.hide_subject(pending.subject_kind, pending.subject_id);
  elsif decide_case.decision in ('approve', 'dismiss') then
    -- An owner whose content was never hidden gets no email about its approval.
    notifies_owner := public.restore_subject(pending.subject_kind, pending.subject_id, was_removed) or is_appeal;
  end if;
  -- A decision that an appeal has confirmed is final. Any other decision against the owner allows an appeal.
  if decide_case.decision in ('remove', 'warn', 'suspend', 'ban') and not exists (
      select from public.decisions as first
      where first.appeal_case_id = pending.id and first.decision = decide_case.decision) then
    secret := encode(extensions.gen_random_bytes(32), 'hex');
    update public.decisions set appeal_token_hash = public.sha256_hex(secret) where id = decided;
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'case-decided', owner.email, jsonb_strip_nulls(jsonb_build_object('decisionId', decided, 'manageToken', secret)),
      'case-decided:' || decided
    from auth.users as owner where owner.id = pending.account_id and public.is_email(owner.email) and notifies_owner
    on conflict (dedupe_key) do nothing;
  perform public.record_audit_event(decide_case.decision, pending.subject_kind, pending.subject_id::text,
    jsonb_build_object('case', pending.id, 'decision', decided), decide_case.decided_by);
  return decided;
end
$$;

grant execute on function public.decide_case(bigint, text, text, uuid) to service_role;
