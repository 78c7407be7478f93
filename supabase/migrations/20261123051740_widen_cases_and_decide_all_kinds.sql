-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."cases"
  drop constraint "cases_outcome_check";

alter table "public"."cases"
  drop constraint "cases_subject_kind_check";

alter table "public"."decisions"
  drop constraint "decisions_decision_check";

alter table "public"."cases"
  add column "asked_at" timestamp with time zone;

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
  is_news boolean := true;
  becomes constant text := case decide_case.decision when 'approve' then 'approved' when 'remove' then 'removed'
    when 'dismiss' then 'dismissed' when 'warn' then 'warned' when 'suspend' then 'suspended' when 'ban' then 'banned'
    when 'lift' then 'lifted' end;
begin
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
    is_news := public.show_subject(pending.subject_kind, pending.subject_id, was_removed)
      or exists (select from jsonb_array_elements(pending.reasons) as reason where reason ->> 'source' = 'appeal');
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'case-decided', owner.email, jsonb_build_object('decisionId', decided), 'case-decided:' || decided
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
    'title', coalesce(job.title, company.company_name, profile.headline))
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  left join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  left join public.employer_profiles as company on closed.subject_kind = 'company' and company.id = closed.subject_id
  left join public.job_seeker_profiles as profile on closed.subject_kind = 'profile' and profile.id = closed.subject_id
  where decided.id = find_decision.decision_id
    and (closed.subject_kind in ('message', 'account') or coalesce(job.id, company.id, profile.id) is not null)
$function$;

create or replace function public.has_removed (
  account_id   uuid,
  subject_kind text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select decided.outcome = 'removed' from public.cases as decided
    where decided.account_id = has_removed.account_id and decided.subject_kind = has_removed.subject_kind
      and decided.outcome in ('approved', 'removed')
    order by decided.closed_at desc, decided.id desc limit 1), false)
$function$;

alter function "public"."has_removed"(uuid, text) owner to "postgres";

create or replace function public.hide_jobs (
  job_ids uuid[]
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  hidden integer;
begin
  with held as (
    update public.jobs set status = 'held' where id = any (hide_jobs.job_ids) and status in ('open', 'paused') returning id),
  buried as (
    update public.jobs set expires_at = least(expires_at, now() - public.time_shown_after_end() - interval '1 day')
    where id = any (hide_jobs.job_ids) and status = 'closed' and ended_at > now() - public.time_shown_after_end() returning id),
  stale as (
    insert into public.stale_jobs (job_id) select id from held union all select id from buried on conflict do nothing)
  select count(*) into hidden from (select id from held union all select id from buried) as seen;
  insert into public.closing_emails (job_id)
    select id from public.jobs where id = any (hide_jobs.job_ids) and status = 'held' on conflict do nothing;
  return hidden;
end
$function$;

alter function "public"."hide_jobs"(uuid[]) owner to "postgres";

create or replace function public.hide_subject (
  subject_kind text,
  subject_id   uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed integer := 0;
begin
  case hide_subject.subject_kind
    when 'job' then
      changed := public.hide_jobs(array[hide_subject.subject_id]);
    when 'company' then
      changed := public.hide_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id where company.id = hide_subject.subject_id));
    when 'profile' then
      update public.job_seeker_profiles set is_visible = false where id = hide_subject.subject_id and is_visible;
      get diagnostics changed = row_count;
    when 'message' then
      delete from public.contact_requests where id = hide_subject.subject_id;
      -- What was said is gone, that something was said stays.
      update public.application_events set subject = null, body = null
        where application_id = hide_subject.subject_id and kind = 'mailed' and body is not null;
      get diagnostics changed = row_count;
    else null;
  end case;
  return changed > 0;
end
$function$;

alter function "public"."hide_subject"(text, uuid) owner to "postgres";

create or replace function public.is_removed_job (
  job_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select outcome = 'removed' from public.cases
    where subject_id = is_removed_job.job_id and subject_kind = 'job' and outcome in ('approved', 'removed')
    order by id desc limit 1), false)
$function$;

create or replace function public.job_hold (
  job_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('isRemoved', pending.id is null and coalesce(last.outcome = 'removed', false),
    'reason', case when pending.id is null and last.outcome = 'removed' then
      (select reason from public.decisions where case_id = last.id order by decided_at desc limit 1) end,
    'words', coalesce((select jsonb_agg(distinct reason -> 'words')
      from jsonb_array_elements(pending.reasons) as reason where reason ->> 'words' <> ''), '[]'))
  from public.jobs as job
  left join lateral (select * from public.cases
    where subject_id = job.id and subject_kind = 'job' and closed_at is null) as pending on true
  left join lateral (select * from public.cases
    where outcome in ('approved', 'removed')
      and ((subject_id = job.id and subject_kind = 'job') or (account_id = job.employer_id and subject_kind = 'company'))
    order by closed_at desc, id desc limit 1) as last on true
  where job.id = job_hold.job_id and job.status = 'held'
$function$;

create or replace function public.judge_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  reasons jsonb;
  refused jsonb;
  pending public.cases;
  shown_after_end constant interval := public.time_shown_after_end();
  shown constant text := case when new.status = 'paused' then 'paused' else 'open' end;
  is_removed constant boolean := public.is_removed_job(new.id) or public.has_removed(new.employer_id, 'company');
  is_over constant boolean := new.status = 'closed' or new.expires_at <= now();
begin
  -- What has no page is judged when it gets one.
  if is_over and (new.status = 'held'
      or least(case when new.status = 'closed' then new.closed_at end, new.expires_at) <= now() - shown_after_end) then
    return new;
  end if;
  -- What says the same and was shown goes on, pauses or ends unjudged.
  if tg_op = 'UPDATE' and (case when is_over then old.status <> 'held' and old.ended_at > now() - shown_after_end
        else old.expires_at > now() and (new.status = old.status or (old.status, new.status) = ('open', 'paused')) end)
      and (new.title, new.description, new.tags, new.benefits, new.application_url, new.contact, new.salary, new.location)
        is not distinct from
        (old.title, old.description, old.tags, old.benefits, old.application_url, old.contact, old.salary, old.location) then
    return new;
  end if;
  select jsonb_agg(jsonb_build_object('rule', broken.rule, 'weight', broken.weight, 'words', broken.words, 'source', 'posting'))
      filter (where not broken.is_hard or tg_nargs > 0),
    (jsonb_agg(to_jsonb(broken) order by broken.weight desc) filter (where broken.is_hard and tg_nargs = 0)) -> 0
    into reasons, refused
    from public.judge_posting(new, new.employer_id) as broken
    where not exists (select from public.cases as approved, jsonb_array_elements(approved.reasons) as reason
      where approved.subject_kind = 'job' and approved.subject_id = new.id and approved.outcome = 'approved'
        and reason ->> 'rule' = broken.rule and reason ->> 'words' = broken.words);
  if refused is not null then
    raise exception 'POSTING_REFUSED' using errcode = 'PT409', detail = refused::text;
  end if;
  select * into pending from public.cases where subject_kind = 'job' and subject_id = new.id and closed_at is null;
  if coalesce((select sum((reason ->> 'weight')::integer) from jsonb_array_elements(reasons) as reason), 0)
      >= public.setting('hold_weight') then
    if is_over then
      new.expires_at := now() - shown_after_end - interval '1 day';
      return new;
    end if;
    perform public.open_case('job', new.id, new.employer_id, reasons);
    new.status := 'held';
  elsif is_over then
    if is_removed or pending.id is not null then
      new.expires_at := now() - shown_after_end - interval '1 day';
    end if;
  elsif is_removed then
    new.status := 'held';
  elsif pending.id is null then
    new.status := shown;
  elsif pending.reasons <> '[]' and not exists (select from jsonb_array_elements(pending.reasons) as reason
      where reason ->> 'source' is distinct from 'posting') then
    update public.cases set closed_at = now(), outcome = 'mended' where id = pending.id;
    perform public.note_audit_event('case mended', 'job', new.id::text, jsonb_build_object('case', pending.id), new.employer_id);
    new.status := shown;
  elsif tg_op = 'INSERT' or old.status not in ('open', new.status) then
    new.status := 'held';
  end if;
  return new;
end
$function$;

create or replace function public.keep_removed_profile()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if public.has_removed(new.user_id, 'profile') then
    raise exception 'PROFILE_REMOVED' using errcode = 'PT409';
  end if;
  return new;
end
$function$;

alter function "public"."keep_removed_profile"() owner to "postgres";

create or replace function public.show_jobs (
  job_ids uuid[]
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  shown integer;
begin
  with opened as (
    update public.jobs as job set status = 'open'
    where job.id = any (show_jobs.job_ids) and job.status = 'held'
      and not public.is_removed_job(job.id) and not public.has_removed(job.employer_id, 'company')
      and not exists (select from public.cases as pending
        where pending.subject_kind = 'job' and pending.subject_id = job.id and pending.closed_at is null)
    returning job.id),
  told as (delete from public.closing_emails where job_id in (select id from opened)),
  stale as (insert into public.stale_jobs (job_id) select id from opened on conflict do nothing)
  select count(*) into shown from opened;
  return shown;
end
$function$;

alter function "public"."show_jobs"(uuid[]) owner to "postgres";

create or replace function public.show_subject (
  subject_kind text,
  subject_id   uuid,
  was_removed  boolean
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed integer := 0;
begin
  case show_subject.subject_kind
    when 'job' then
      changed := public.show_jobs(array[show_subject.subject_id]);
    when 'company' then
      changed := public.show_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id
        where company.id = show_subject.subject_id and job.status = 'held'));
    when 'profile' then
      -- Whoever hid it themselves keeps it hidden.
      update public.job_seeker_profiles set is_visible = true
        where id = show_subject.subject_id and not is_visible and show_subject.was_removed;
      get diagnostics changed = row_count;
    else null;
  end case;
  return changed > 0;
end
$function$;

alter function "public"."show_subject"(text, uuid, boolean) owner to "postgres";

alter table "public"."cases"
  add constraint "cases_outcome_check"
    check
    ((outcome = ANY (ARRAY['approved'::text, 'removed'::text, 'mended'::text, 'dismissed'::text, 'warned'::text,
    'suspended'::text, 'banned'::text, 'lifted'::text])));

alter table "public"."cases"
  add constraint "cases_subject_kind_check"
    check ((subject_kind = ANY (ARRAY['job'::text, 'company'::text, 'profile'::text, 'message'::text, 'account'::text])));

alter table "public"."decisions"
  add constraint "decisions_decision_check"
    check
    ((decision = ANY (ARRAY['approve'::text, 'remove'::text, 'ask'::text, 'dismiss'::text, 'warn'::text, 'suspend'::text,
    'ban'::text, 'lift'::text])));

create trigger b_keep_removed
  before insert or update of is_visible on public.job_seeker_profiles
  for each row
  when ((new.is_visible AND (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))))
  execute function public.keep_removed_profile();

revoke all on function "public"."has_removed"(uuid, text) from public;

revoke all on function "public"."has_removed"(uuid, text) from "postgres";

grant execute on function "public"."has_removed"(uuid, text) to "postgres";

grant execute on function "public"."has_removed"(uuid, text) to "service_role";

revoke all on function "public"."hide_jobs"(uuid[]) from public;

revoke all on function "public"."hide_jobs"(uuid[]) from "postgres";

grant execute on function "public"."hide_jobs"(uuid[]) to "postgres";

grant execute on function "public"."hide_jobs"(uuid[]) to "service_role";

revoke all on function "public"."hide_subject"(text, uuid) from public;

revoke all on function "public"."hide_subject"(text, uuid) from "postgres";

grant execute on function "public"."hide_subject"(text, uuid) to "postgres";

grant execute on function "public"."hide_subject"(text, uuid) to "service_role";

revoke all on function "public"."keep_removed_profile"() from public;

revoke all on function "public"."keep_removed_profile"() from "postgres";

grant execute on function "public"."keep_removed_profile"() to "postgres";

grant execute on function "public"."keep_removed_profile"() to "service_role";

revoke all on function "public"."show_jobs"(uuid[]) from public;

revoke all on function "public"."show_jobs"(uuid[]) from "postgres";

grant execute on function "public"."show_jobs"(uuid[]) to "postgres";

grant execute on function "public"."show_jobs"(uuid[]) to "service_role";

revoke all on function "public"."show_subject"(text, uuid, boolean) from public;

revoke all on function "public"."show_subject"(text, uuid, boolean) from "postgres";

grant execute on function "public"."show_subject"(text, uuid, boolean) to "postgres";

grant execute on function "public"."show_subject"(text, uuid, boolean) to "service_role";
