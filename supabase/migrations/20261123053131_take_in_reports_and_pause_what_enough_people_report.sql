-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create table "public"."reports" (
  "id"           uuid                     not null default gen_random_uuid(),
  "subject_kind" text                     not null,
  "subject_id"   uuid                     not null,
  "reason"       text                     not null,
  "note"         text,
  "email"        text,
  "reporter_id"  uuid,
  "browser_hash" text                     not null,
  "network_hash" text,
  "weight"       integer                  not null,
  "has_standing" boolean                  not null,
  "created_at"   timestamp with time zone not null default now(),
  "decided_at"   timestamp with time zone,
  "outcome"      text,
  constraint "reports_check" check (((decided_at IS NULL) = (outcome IS NULL))),
  constraint "reports_note_check" check ((length(note) <= 1000)),
  constraint "reports_outcome_check" check ((outcome = ANY (ARRAY['upheld'::text, 'dismissed'::text]))),
  constraint "reports_pkey" primary key (id),
  constraint "reports_reason_check"
    check
    ((reason = ANY (ARRAY['scam'::text, 'fake'::text, 'filled'::text, 'facts'::text, 'discrimination'::text, 'harassment'::text,
    'other'::text]))),
  constraint "reports_subject_kind_check" check ((subject_kind = ANY (ARRAY['job'::text, 'profile'::text, 'message'::text]))),
  constraint "reports_weight_check" check ((weight >= 0)),
  constraint "reports_email_check" check (((email IS NULL) OR public.is_email(email)))
);

alter table "public"."reports"
  enable row level security;

alter table "public"."reports"
  owner to "postgres";

create or replace function public.count_reports (
  subject_id uuid,
  OUT        reasons jsonb,
  OUT        pauses boolean
)
  returns record
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with independent as (
    select distinct on (coalesce(network_hash, '')) reason, weight, has_standing, created_at
    from public.reports
    where reports.subject_id = count_reports.subject_id and decided_at is null and weight > 0
    order by coalesce(network_hash, ''), weight desc, created_at),
  by_reason as (
    select reason, sum(weight) as weight, count(*) as people from independent group by reason)
  select
    coalesce((select jsonb_agg(jsonb_build_object('rule', 'reported: ' || reason, 'weight', weight, 'words', '',
      'people', people, 'source', 'report') order by weight desc, reason) from by_reason), '[]'),
    coalesce(sum(weight) filter (where has_standing), 0)
        + least(coalesce(sum(weight) filter (where not has_standing), 0), public.setting('report_weight_to_pause') / 2.0)
        >= public.setting('report_weight_to_pause')
      and count(*) >= public.setting('report_people_to_pause')
      and max(created_at) - min(created_at) >= make_interval(mins => public.setting('report_minutes_to_pause'))
  from independent
$function$;

alter function "public"."count_reports"(uuid) owner to "postgres";

create or replace function public.find_report (
  report_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('kind', report.subject_kind, 'outcome', report.outcome, 'title', job.title)
  from public.reports as report
  left join public.jobs as job on report.subject_kind = 'job' and job.id = report.subject_id
  where report.id = find_report.report_id and report.outcome is not null
$function$;

alter function "public"."find_report"(uuid) owner to "postgres";

create or replace function public.find_reported (
  subject_kind text,
  subject_id   uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name)
  from (select public.owner_of_reported(find_reported.subject_kind, find_reported.subject_id) as id) as owner
  left join public.jobs as job
    on find_reported.subject_kind = 'job' and job.id = find_reported.subject_id and job.status <> 'held'
  where owner.id is not null and (find_reported.subject_kind <> 'job' or job.id is not null)
$function$;

alter function "public"."find_reported"(text, uuid) owner to "postgres";

create or replace function public.forget_reports (
  after_days integer default 180
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with forgotten as (
    delete from public.reports where ctid = any (array(
      select ctid from public.reports where created_at < now() - make_interval(days => greatest(after_days, 1))
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$function$;

alter function "public"."forget_reports"(integer) owner to "postgres";

create or replace function public.has_report_standing (
  account_id   uuid,
  browser_hash text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from public.employer_profiles where user_id = has_report_standing.account_id)
    and (exists (select from auth.users as account
        where account.id = has_report_standing.account_id
          and account.email_confirmed_at < now() - make_interval(days => public.setting('report_standing_days')))
      or exists (select from public.applications as application
        where application.browser_hash = has_report_standing.browser_hash and application.proven_at is not null
          and application.created_at < now() - make_interval(days => public.setting('report_standing_days'))))
$function$;

alter function "public"."has_report_standing"(uuid, text) owner to "postgres";

create or replace function public.is_known_employer (
  account_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.posting_log as posted
      where posted.account_id = is_known_employer.account_id and posted.posted_at <= now() - interval '90 days')
    and (select count(distinct public.mailbox_of(application.email))
      from public.jobs as job join public.applications as application on application.job_id = job.id
      where job.employer_id = is_known_employer.account_id and application.proven_at is not null
        and exists (select from public.application_events as answer where answer.application_id = application.id
          and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed'))) >= 5
$function$;

alter function "public"."is_known_employer"(uuid) owner to "postgres";

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
  -- A case that reports opened holds nothing before they are enough: whoever pauses and resumes would be held by one of them.
  select * into pending from public.cases as known where subject_kind = 'job' and subject_id = new.id and closed_at is null
    and (known.reasons = '[]' or exists (select from jsonb_array_elements(known.reasons) as reason
      where reason ->> 'source' is distinct from 'report' or reason ? 'holds'));
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

create or replace function public.open_case (
  subject_kind text,
  subject_id   uuid,
  account_id   uuid,
  reasons      jsonb
)
  returns bigint
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  number bigint;
begin
  insert into public.cases as known (subject_kind, subject_id, account_id, reasons)
    values (open_case.subject_kind, open_case.subject_id, open_case.account_id, '[]')
    on conflict (subject_kind, subject_id) where closed_at is null do update set opened_at = known.opened_at
    returning id into number;
  update public.cases as opened set
    reasons = (
      select coalesce(jsonb_agg(reason order by position), '[]') from (
        select distinct on (reason) reason, position
        from jsonb_array_elements(open_case.reasons || coalesce((
          select jsonb_agg(earlier) from jsonb_array_elements(opened.reasons) as earlier
          where coalesce(earlier ->> 'source', '') not in ('posting', 'report') or not exists (
            select from jsonb_array_elements(open_case.reasons) as later where later ->> 'source' = earlier ->> 'source')), '[]'))
          with ordinality as each (reason, position)
        order by reason, position) as distinct_reasons)
    where id = number;
  update public.cases as opened set
    risk = (select coalesce(sum((reason ->> 'weight')::integer), 0) from jsonb_array_elements(opened.reasons) as reason)
    where id = number;
  perform public.note_audit_event('case opened', open_case.subject_kind, open_case.subject_id::text,
    jsonb_build_object('case', number, 'rules', (select coalesce(jsonb_agg(reason -> 'rule'), '[]')
      from jsonb_array_elements(open_case.reasons) as reason)));
  return number;
end
$function$;

create or replace function public.owner_of_reported (
  subject_kind text,
  subject_id   uuid
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case owner_of_reported.subject_kind
    when 'job' then (select employer_id from public.jobs
      where id = owner_of_reported.subject_id and ended_at > now() - public.time_shown_after_end())
    when 'profile' then (select user_id from public.job_seeker_profiles
      where id = owner_of_reported.subject_id and is_visible)
    when 'message' then coalesce(
      (select employer_id from public.contact_requests where id = owner_of_reported.subject_id),
      (select job.employer_id from public.applications as application join public.jobs as job on job.id = application.job_id
        where application.id = owner_of_reported.subject_id and exists (select from public.application_events as answer
          where answer.application_id = application.id and answer.kind = 'mailed')))
    end
$function$;

alter function "public"."owner_of_reported"(text, uuid) owner to "postgres";

create or replace function public.send_report (
  subject_kind text,
  subject_id   uuid,
  reason       text,
  note         text,
  email        text,
  browser_key  text,
  network_hash text,
  reporter_id  uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  owner_id uuid := public.owner_of_reported(send_report.subject_kind, send_report.subject_id);
  browser text := public.sha256_hex(send_report.browser_key);
  standing boolean := public.has_report_standing(send_report.reporter_id, browser);
  counted record;
  is_paused boolean := false;
begin
  if owner_id is null then
    return false;
  end if;
  -- One after the other, so that none counts without the other.
  perform pg_advisory_xact_lock(hashtextextended('report ' || send_report.subject_id, 0));
  if owner_id = send_report.reporter_id or (select count(*) from public.reports
      where subject_id = send_report.subject_id and network_hash = send_report.network_hash and decided_at is null) >= 3 then
    return true;
  end if;
  insert into public.reports (subject_kind, subject_id, reason, note, email, reporter_id, browser_hash, network_hash, weight, has_standing)
    values (send_report.subject_kind, send_report.subject_id, send_report.reason, nullif(trim(send_report.note), ''),
      nullif(trim(send_report.email), ''), send_report.reporter_id, browser, send_report.network_hash,
      public.weigh_report(send_report.reason, send_report.reporter_id, browser, standing), standing)
    on conflict do nothing;
  if not found then
    return true;
  end if;
  perform public.note_audit_event('reported', send_report.subject_kind, send_report.subject_id::text,
    jsonb_build_object('reason', send_report.reason));
  select * into counted from public.count_reports(send_report.subject_id);
  if send_report.subject_kind = 'job' and counted.pauses and not public.is_known_employer(owner_id)
      and not exists (select from public.cases as looked where looked.subject_id = send_report.subject_id
        and looked.outcome in ('approved', 'dismissed') and looked.closed_at > now() - interval '30 days') then
    update public.jobs set status = 'held' where id = send_report.subject_id and status = 'open';
    is_paused := exists (select from public.jobs where id = send_report.subject_id and status in ('held', 'paused'));
    insert into public.stale_jobs (job_id) select send_report.subject_id where is_paused on conflict do nothing;
  end if;
  perform public.open_case(send_report.subject_kind, send_report.subject_id, owner_id, counted.reasons || case when is_paused
    then '[{"rule": "paused by reports", "weight": 50, "words": "", "source": "report", "holds": true}]' else '[]'::jsonb end);
  return true;
end
$function$;

alter function "public"."send_report"(text, uuid, text, text, text, text, text, uuid) owner to "postgres";

create or replace function public.settle_reports()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  decided public.cases;
begin
  select * into decided from public.cases where id = new.case_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'report-decided', told.email, jsonb_build_object('reportId', told.id), 'report-decided:' || told.id
    from public.reports as told
    where told.subject_id = decided.subject_id and told.subject_kind = decided.subject_kind and told.decided_at is null
      and told.email is not null
      and (public.is_proven_address(told.email, 'browser:' || told.browser_hash)
        or coalesce(public.is_proven_address(told.email, 'account:' || told.reporter_id), false)
        or public.take_unasked_email(told.email, 1))
    on conflict (dedupe_key) do nothing;
  update public.reports set decided_at = now(), email = null,
      outcome = case when new.decision in ('approve', 'dismiss', 'lift') then 'dismissed' else 'upheld' end
    where subject_id = decided.subject_id and subject_kind = decided.subject_kind and decided_at is null;
  return null;
end
$function$;

alter function "public"."settle_reports"() owner to "postgres";

create or replace function public.weigh_report (
  reason       text,
  account_id   uuid,
  browser_hash text,
  has_standing boolean
)
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when record.wrong > record.right then 0 else
      case when weigh_report.reason in ('filled', 'facts', 'other') then 10 else 20 end
        * case when weigh_report.has_standing then 2 else 1 end * case when record.right > record.wrong then 3 else 2 end / 2 end
  from (select count(*) filter (where earlier.outcome = 'upheld') as right,
      count(*) filter (where earlier.outcome = 'dismissed') as wrong
    from public.reports as earlier
    where earlier.browser_hash = weigh_report.browser_hash or earlier.reporter_id = weigh_report.account_id) as record
$function$;

alter function "public"."weigh_report"(text, uuid, text, boolean) owner to "postgres";

alter table "public"."reports"
  add constraint "reports_reporter_id_fkey" foreign key (reporter_id) references auth.users(id) on delete cascade;

create unique index reports_account_once on public.reports using btree (subject_id, reporter_id)
  where (decided_at is null);

create unique index reports_browser_once on public.reports using btree (subject_id, browser_hash)
  where (decided_at is null);

create index reports_browser on public.reports using btree (browser_hash);

create index reports_old on public.reports using btree (created_at);

create index reports_reporter on public.reports using btree (reporter_id);

create index reports_subject on public.reports using btree (subject_id, created_at);

create trigger settle_reports
  after insert on public.decisions
  for each row
  when ((new.decision <> 'ask'::text))
  execute function public.settle_reports();

revoke all on function "public"."count_reports"(uuid) from public;

revoke all on function "public"."count_reports"(uuid) from "postgres";

grant execute on function "public"."count_reports"(uuid) to "postgres";

grant execute on function "public"."count_reports"(uuid) to "service_role";

revoke all on function "public"."find_report"(uuid) from public;

revoke all on function "public"."find_report"(uuid) from "postgres";

grant execute on function "public"."find_report"(uuid) to "postgres";

grant execute on function "public"."find_report"(uuid) to "service_role";

revoke all on function "public"."find_reported"(text, uuid) from public;

revoke all on function "public"."find_reported"(text, uuid) from "postgres";

grant execute on function "public"."find_reported"(text, uuid) to "postgres";

grant execute on function "public"."find_reported"(text, uuid) to "service_role";

revoke all on function "public"."forget_reports"(integer) from public;

revoke all on function "public"."forget_reports"(integer) from "postgres";

grant execute on function "public"."forget_reports"(integer) to "postgres";

grant execute on function "public"."forget_reports"(integer) to "service_role";

revoke all on function "public"."has_report_standing"(uuid, text) from public;

revoke all on function "public"."has_report_standing"(uuid, text) from "postgres";

grant execute on function "public"."has_report_standing"(uuid, text) to "postgres";

grant execute on function "public"."has_report_standing"(uuid, text) to "service_role";

revoke all on function "public"."is_known_employer"(uuid) from public;

revoke all on function "public"."is_known_employer"(uuid) from "postgres";

grant execute on function "public"."is_known_employer"(uuid) to "postgres";

grant execute on function "public"."is_known_employer"(uuid) to "service_role";

revoke all on function "public"."owner_of_reported"(text, uuid) from public;

revoke all on function "public"."owner_of_reported"(text, uuid) from "postgres";

grant execute on function "public"."owner_of_reported"(text, uuid) to "postgres";

grant execute on function "public"."owner_of_reported"(text, uuid) to "service_role";

revoke all on function "public"."send_report"(text, uuid, text, text, text, text, text, uuid) from public;

revoke all on function "public"."send_report"(text, uuid, text, text, text, text, text, uuid) from "postgres";

grant execute on function "public"."send_report"(text, uuid, text, text, text, text, text, uuid) to "postgres";

grant execute on function "public"."send_report"(text, uuid, text, text, text, text, text, uuid) to "service_role";

revoke all on function "public"."settle_reports"() from public;

revoke all on function "public"."settle_reports"() from "postgres";

grant execute on function "public"."settle_reports"() to "postgres";

grant execute on function "public"."settle_reports"() to "service_role";

revoke all on function "public"."weigh_report"(text, uuid, text, boolean) from public;

revoke all on function "public"."weigh_report"(text, uuid, text, boolean) from "postgres";

grant execute on function "public"."weigh_report"(text, uuid, text, boolean) to "postgres";

grant execute on function "public"."weigh_report"(text, uuid, text, boolean) to "service_role";

revoke all on table "public"."reports" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."reports" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."reports" to "service_role";
