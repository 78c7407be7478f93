-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create table "public"."appeals" (
  "decision_id" uuid                     not null,
  "token_hash"  text                     not null,
  "words"       text,
  "appealed_at" timestamp with time zone,
  "case_id"     bigint,
  constraint "appeals_check" check (((words IS NULL) = (appealed_at IS NULL))),
  constraint "appeals_pkey" primary key (decision_id),
  constraint "appeals_token_hash_key" unique (token_hash),
  constraint "appeals_words_check" check (((length(TRIM(BOTH FROM words)) >= 1) AND (length(TRIM(BOTH FROM words)) <= 2000)))
);

alter table "public"."appeals"
  enable row level security;

alter table "public"."appeals"
  owner to "postgres";

create or replace function public.appeal_decision (
  manage_token text,
  words        text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  appealed public.appeals;
  first public.cases;
begin
  if public.find_appeal(appeal_decision.manage_token) is not null then
    update public.appeals set words = trim(appeal_decision.words), appealed_at = now()
      where token_hash = public.sha256_hex(appeal_decision.manage_token) and appealed_at is null
      returning * into appealed;
    if found then
      select decided_about.* into first from public.decisions as decided
        join public.cases as decided_about on decided_about.id = decided.case_id where decided.id = appealed.decision_id;
      update public.appeals set case_id = public.open_case(first.subject_kind, first.subject_id, first.account_id,
          '[{"rule": "an appeal", "weight": 50, "words": "", "source": "appeal"}]')
        where decision_id = appealed.decision_id;
    end if;
  end if;
  return public.find_appeal(appeal_decision.manage_token);
end
$function$;

alter function "public"."appeal_decision"(text, text) owner to "postgres";

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
  if decide_case.decision in ('remove', 'warn', 'suspend', 'ban') and not is_appeal then
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

create or replace function public.find_appeal (
  manage_token text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select public.find_decision(appeal.decision_id) || jsonb_build_object('appealedAt', appeal.appealed_at, 'outcome', again.outcome)
  from public.appeals as appeal left join public.cases as again on again.id = appeal.case_id
  where appeal.token_hash = public.sha256_hex(find_appeal.manage_token)
$function$;

alter function "public"."find_appeal"(text) owner to "postgres";

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
    'isAppeal', exists (select from jsonb_array_elements(closed.reasons) as each where each ->> 'source' = 'appeal'))
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  left join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  left join public.employer_profiles as company on closed.subject_kind = 'company' and company.id = closed.subject_id
  left join public.job_seeker_profiles as profile on closed.subject_kind = 'profile' and profile.id = closed.subject_id
  where decided.id = find_decision.decision_id
    and (closed.subject_kind in ('message', 'account') or coalesce(job.id, company.id, profile.id) is not null)
$function$;

alter table "public"."appeals"
  add constraint "appeals_case_id_fkey" foreign key (case_id) references public.cases(id) on delete set null;

alter table "public"."appeals"
  add constraint "appeals_decision_id_fkey" foreign key (decision_id) references public.decisions(id) on delete cascade;

create index appeals_case on public.appeals using btree (case_id);

revoke all on function "public"."appeal_decision"(text, text) from public;

grant execute on function "public"."appeal_decision"(text, text) to "anon", "authenticated";

revoke all on function "public"."appeal_decision"(text, text) from "postgres";

grant execute on function "public"."appeal_decision"(text, text) to "postgres";

grant execute on function "public"."appeal_decision"(text, text) to "service_role";

revoke all on function "public"."find_appeal"(text) from public;

grant execute on function "public"."find_appeal"(text) to "anon", "authenticated";

revoke all on function "public"."find_appeal"(text) from "postgres";

grant execute on function "public"."find_appeal"(text) to "postgres";

grant execute on function "public"."find_appeal"(text) to "service_role";

revoke all on table "public"."appeals" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."appeals" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."appeals" to "service_role";
