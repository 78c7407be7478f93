-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.carry_out_account_decision()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject uuid := (select subject_id from public.cases where id = new.case_id and subject_kind = 'account');
  ends timestamptz;
begin
  if subject is null then
    return null;
  end if;
  if new.decision = 'lift' and (select bool_and(first.decision = 'warn')
      from public.appeals as appeal join public.decisions as first on first.id = appeal.decision_id
      where appeal.case_id = new.case_id) then
    return null;
  end if;
  if new.decision = 'lift' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null;
    update auth.users set banned_until = null where id = subject and banned_until is not null;
    return null;
  end if;
  if exists (select from public.operators where user_id = subject) then
    raise exception 'IS_OPERATOR' using errcode = 'PT409';
  end if;
  -- A suspension takes the place of what stood: its end is the end of all of it.
  if new.decision = 'suspend' then
    update public.bans set lifted_at = now() where account_id = subject and lifted_at is null and banned_at < now();
  end if;
  -- Of this very decision, where `decide_account` said more than the queue does.
  select coalesce(until, 'infinity') into ends from public.bans
    where kind = 'account' and value = subject::text and lifted_at is null and banned_at = now();
  if ends is null then
    ends := case new.decision when 'suspend' then now() + interval '30 days' else 'infinity' end;
    perform public.add_ban('account', subject::text, nullif(ends, 'infinity'), new.reason, new.decided_by, subject);
  end if;
  if new.decision = 'ban' then
    perform public.add_ban(kind, value, nullif(ends, 'infinity'), new.reason, new.decided_by, subject)
      from public.traits_of_account(subject) where kind = 'address';
  end if;
  -- The auth service reads no infinity.
  update auth.users set banned_until = least(ends, now() + interval '100 years') where id = subject;
  return null;
end
$function$;

create or replace function public.decide_account (
  account_id uuid,
  decision   text,
  reason     text,
  decided_by uuid                     default null::uuid,
  until      timestamp with time zone default null::timestamp with time zone,
  also       text[]                   default '{}'::text[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  ends constant timestamptz := coalesce(decide_account.until, case decide_account.decision when 'suspend' then now() + interval '30 days' end);
begin
  if not exists (select from auth.users where id = decide_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if decide_account.decision in ('suspend', 'ban') then
    if exists (select from public.operators where user_id = decide_account.account_id) then
      raise exception 'IS_OPERATOR' using errcode = 'PT409';
    end if;
    perform public.add_ban(trait.kind, trait.value, ends, decide_account.reason, decide_account.decided_by,
        decide_account.account_id)
      from (select 'account' as kind, decide_account.account_id::text as value
        union all select kind, value from public.traits_of_account(decide_account.account_id)
          where kind = any (decide_account.also)) as trait;
  elsif decide_account.decision = 'lift' then
    -- Said of the account itself, so also where the open case is an appeal against a warning alone.
    update public.bans as ban set lifted_at = now() where ban.account_id = decide_account.account_id and ban.lifted_at is null;
    update auth.users set banned_until = null where id = decide_account.account_id and banned_until is not null;
  end if;
  return public.decide_case(public.open_case('account', decide_account.account_id, decide_account.account_id, '[]'),
    decide_account.decision, decide_account.reason, decide_account.decided_by);
end
$function$;

create or replace function public.decide_case (
  case_id    bigint,
  decision   text,
  reason     text,
  decided_by uuid   default null::uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  pending public.cases;
  decided uuid;
  was_removed boolean;
  is_appeal boolean;
  is_news boolean := true;
  -- The email's, for an appeal.
  secret text;
  becomes constant text := case decide_case.decision when 'approve' then 'approved' when 'remove' then 'removed'
    when 'dismiss' then 'dismissed' when 'warn' then 'warned' when 'suspend' then 'suspended' when 'ban' then 'banned'
    when 'lift' then 'lifted' end;
begin
  -- The job before its case, as whoever posts or reports it takes them: in two orders both would wait for each other.
  perform from public.jobs as job join public.cases as known on known.subject_kind = 'job' and known.subject_id = job.id
    where known.id = decide_case.case_id for update of job;
  select * into pending from public.cases where id = decide_case.case_id for update;
  if not found or pending.closed_at is not null then
    raise exception 'CASE_CLOSED' using errcode = 'PT409';
  end if;
  if not coalesce(decide_case.decision in ('ask', 'dismiss') or case pending.subject_kind
        when 'account' then decide_case.decision in ('warn', 'suspend', 'ban', 'lift')
        else decide_case.decision in ('approve', 'remove') end, false)
      -- Only what others said can be unfounded.
      or (decide_case.decision = 'dismiss' and exists (select from jsonb_array_elements(pending.reasons) as reason
        where reason ->> 'source' in ('posting', 'copy', 'appeal'))) then
    raise exception 'UNDECIDABLE' using errcode = 'PT400';
  end if;
  is_appeal := exists (select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' = 'appeal');
  was_removed := case pending.subject_kind when 'job' then public.is_removed_job(pending.subject_id)
    else public.has_removed(pending.account_id, pending.subject_kind) end;
  insert into public.decisions (case_id, decision, reason, decided_by)
    values (pending.id, decide_case.decision, trim(decide_case.reason), decide_case.decided_by)
    returning id into decided;
  update public.cases set asked_at = case decide_case.decision when 'ask' then now() else asked_at end,
    closed_at = case when becomes is not null then now() end, outcome = becomes where id = pending.id;
  if decide_case.decision = 'remove' then
    perform public.hide_subject(pending.subject_kind, pending.subject_id);
  elsif decide_case.decision in ('approve', 'dismiss') then
    -- Who never knew that somebody looked, is not told that nothing was found.
    is_news := public.show_subject(pending.subject_kind, pending.subject_id, was_removed) or is_appeal;
  end if;
  -- What an appeal against the like has confirmed is final; anything else is new, and nobody has looked at it twice.
  if decide_case.decision in ('remove', 'warn', 'suspend', 'ban') and not exists (
      select from public.appeals as appeal join public.decisions as first on first.id = appeal.decision_id
      where appeal.case_id = pending.id and first.decision = decide_case.decision) then
    secret := encode(extensions.gen_random_bytes(32), 'hex');
    insert into public.appeals (decision_id, token_hash) values (decided, public.sha256_hex(secret));
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'case-decided', owner.email, jsonb_strip_nulls(jsonb_build_object('decisionId', decided, 'manageToken', secret)),
      'case-decided:' || decided
    from auth.users as owner where owner.id = pending.account_id and public.is_email(owner.email) and is_news
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event(decide_case.decision, pending.subject_kind, pending.subject_id::text,
    jsonb_build_object('case', pending.id, 'decision', decided), decide_case.decided_by);
  return decided;
end
$function$;

create or replace function public.find_decision (
  decision_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('kind', closed.subject_kind, 'decision', decided.decision, 'reason', decided.reason,
    'title', coalesce(job.title, company.company_name, profile.headline),
    'isAppeal', exists (select from jsonb_array_elements(closed.reasons) as each where each ->> 'source' = 'appeal')
      and not exists (select from public.appeals as own where own.decision_id = decided.id))
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  left join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  left join public.employer_profiles as company on closed.subject_kind = 'company' and company.id = closed.subject_id
  left join public.job_seeker_profiles as profile on closed.subject_kind = 'profile' and profile.id = closed.subject_id
  where decided.id = find_decision.decision_id
    and (closed.subject_kind in ('message', 'account') or coalesce(job.id, company.id, profile.id) is not null)
$function$;
