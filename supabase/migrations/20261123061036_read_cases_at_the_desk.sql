-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop index "public"."cases_queue";

drop function "public"."case_queue"(integer);

create or replace function public.account_history (
  account_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('email', account.email, 'since', account.created_at, 'companyName', company.company_name,
    'companySince', company.created_at,
    'jobs', (select coalesce(jsonb_object_agg(status, jobs), '{}') from (select status, count(*) as jobs
      from (select status from public.jobs where employer_id = account.id order by created_at desc limit 1000) as newest
      group by status) as counted),
    'hires', (select count(*) from (select from public.jobs as job join public.applications as application
      on application.job_id = job.id and application.status = 'hired' where job.employer_id = account.id limit 100) as hired),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('decision', past.decision, 'kind', past.subject_kind,
        'reason', past.reason, 'decidedAt', past.decided_at, 'caseId', past.id, 'by', past.email) order by past.decided_at desc), '[]')
      from (select decided.decision, decided.reason, decided.decided_at, about.subject_kind, about.id, operator.email
        from public.cases as about join public.decisions as decided on decided.case_id = about.id
        left join auth.users as operator on operator.id = decided.decided_by
        where about.account_id = account.id order by decided.decided_at desc limit 20) as past))
  from auth.users as account left join public.employer_profiles as company on company.user_id = account.id
  where account.id = account_history.account_id
$function$;

alter function "public"."account_history"(uuid) owner to "postgres";

create or replace function public.case_queue (
  max_cases integer default 50
)
  returns table (
    id           bigint,
    subject_kind text,
    subject_id   uuid,
    risk         integer,
    reasons      jsonb,
    opened_at    timestamp with time zone,
    asked_at     timestamp with time zone,
    title        text,
    company_name text,
    status       text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with waiting as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.asked_at is null and subject is not null
    order by pending.risk desc, pending.opened_at, pending.id limit least(max_cases, 500)),
  asked as (
    select pending.*, subject from public.cases as pending,
      lateral (select public.case_subject(pending.subject_kind, pending.subject_id)) as about (subject)
    where pending.closed_at is null and pending.asked_at is not null and subject is not null
    order by pending.asked_at limit least(max_cases, 500))
  select known.id, known.subject_kind, known.subject_id, known.risk, known.reasons, known.opened_at, known.asked_at,
    coalesce(subject ->> 'title', subject ->> 'headline', subject ->> 'email', left(subject #>> '{messages,0}', 80),
      subject ->> 'company_name'),
    coalesce(subject ->> 'company_name', company.company_name), subject ->> 'status'
  from (select * from waiting union all select * from asked) as known
  left join public.employer_profiles as company on company.user_id = known.account_id
  order by known.asked_at is not null, case when known.asked_at is null then known.risk end desc,
    coalesce(known.asked_at, known.opened_at), known.id
$function$;

alter function "public"."case_queue"(integer) owner to "postgres";

create or replace function public.case_subject (
  subject_kind text,
  subject_id   uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case case_subject.subject_kind
    when 'job' then (select to_jsonb(job) - array['search', 'pt', 'idempotency_key', 'categories']
      from public.jobs as job where job.id = case_subject.subject_id)
    when 'company' then (select to_jsonb(company) from public.employer_profiles as company where company.id = case_subject.subject_id)
    when 'profile' then (select to_jsonb(profile) - array['search', 'public_point', 'cv_url', 'location']
      from public.job_seeker_profiles as profile where profile.id = case_subject.subject_id)
    when 'message' then coalesce(
      (select jsonb_build_object('messages', jsonb_build_array(request.message))
        from public.contact_requests as request where request.id = case_subject.subject_id),
      (select jsonb_build_object('messages', coalesce((select jsonb_agg(concat_ws(E'\n', said.subject, said.body) order by said.id)
          from public.application_events as said where said.application_id = application.id and said.body is not null), '[]'))
        from public.applications as application where application.id = case_subject.subject_id))
    when 'account' then (select jsonb_build_object('email', account.email)
      from auth.users as account where account.id = case_subject.subject_id)
  end
$function$;

alter function "public"."case_subject"(text, uuid) owner to "postgres";

create or replace function public.job_marks (
  contact         jsonb,
  application_url text,
  description     text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array_remove(array[
    'email:' || lower(left(contact ->> 'email', 254)),
    'domain:' || split_part(lower(left(contact ->> 'email', 254)), '@', 2),
    'domain:' || regexp_replace(lower(substring(left(application_url, 1000) from '^https?://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\.', ''),
    'phone:' || nullif(right(regexp_replace(left(contact ->> 'phone', 200), '\D', '', 'g'), 10), ''),
    'text:' || md5(regexp_replace(lower(left(description, 30000)), '[^[:alnum:]]+', '', 'g'))], null)
$function$;

alter function "public"."job_marks"(jsonb, text, text) owner to "postgres";

create or replace function public.next_case (
  case_id bigint
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with here as (select risk, opened_at, id from public.cases where id = next_case.case_id),
  waiting as not materialized (select pending.* from public.cases as pending
    where pending.closed_at is null and pending.asked_at is null and pending.id <> next_case.case_id
      and public.case_subject(pending.subject_kind, pending.subject_id) is not null)
  select coalesce(
    (select waiting.id from here, waiting
      where waiting.risk <= here.risk and (-waiting.risk, waiting.opened_at, waiting.id) > (-here.risk, here.opened_at, here.id)
      order by waiting.risk desc, waiting.opened_at, waiting.id limit 1),
    (select id from waiting order by risk desc, opened_at, id limit 1))
$function$;

alter function "public"."next_case"(bigint) owner to "postgres";

create or replace function public.read_case (
  case_id     bigint,
  operator_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  looked public.cases;
begin
  select * into looked from public.cases where id = read_case.case_id;
  if not found then
    return null;
  end if;
  perform public.note_audit_event('case looked at', looked.subject_kind, looked.subject_id::text,
    jsonb_build_object('case', looked.id), read_case.operator_id);
  return jsonb_build_object(
    'case', to_jsonb(looked),
    'subject', public.case_subject(looked.subject_kind, looked.subject_id),
    'account', public.account_history(looked.account_id),
    'related', case looked.subject_kind when 'job' then public.related_postings(looked.subject_id) else '[]' end,
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', report.reason, 'note', report.note, 'at', report.created_at)
        order by report.created_at desc), '[]')
      from (select * from public.reports where subject_id = looked.subject_id order by created_at desc limit 50) as report),
    'appeal', (select jsonb_build_object('words', appeal.words, 'appealedAt', appeal.appealed_at, 'decision', decided.decision,
        'reason', decided.reason, 'decidedAt', decided.decided_at, 'by', operator.email)
      from public.appeals as appeal join public.decisions as decided on decided.id = appeal.decision_id
      left join auth.users as operator on operator.id = decided.decided_by
      where appeal.case_id = looked.id order by appeal.appealed_at desc limit 1),
    'next', public.next_case(looked.id));
end
$function$;

alter function "public"."read_case"(bigint, uuid) owner to "postgres";

create or replace function public.related_postings (
  job_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('mark', split_part(mark, ':', 1), 'total', related.total, 'postings', (
      select jsonb_agg(jsonb_build_object('id', other.id, 'title', other.title, 'companyName', other.company_name,
          'status', other.status, 'postedAt', other.created_at, 'isSameAccount', other.employer_id = job.employer_id)
        order by other.created_at desc)
      from (select * from public.jobs where id = any (related.ids) order by created_at desc limit 5) as other)) order by place), '[]')
  from public.jobs as job
  cross join lateral unnest(public.job_marks(job.contact, job.application_url, job.description)) with ordinality as known (mark, place)
  cross join lateral (select array_agg(id) as ids, count(*) as total from (
    select other.id from public.jobs as other
    where public.job_marks(other.contact, other.application_url, other.description) @> array[mark] and other.id <> job.id
    limit 200) as found) as related
  where job.id = related_postings.job_id and related.total > 0 and not (mark like 'domain:%' and related.total = 200)
$function$;

alter function "public"."related_postings"(uuid) owner to "postgres";

create index cases_asked on public.cases using btree (asked_at)
  where ((closed_at is null) AND (asked_at is not null));

create index cases_queue on public.cases using btree (risk desc, opened_at, id)
  where ((closed_at is null) AND (asked_at is null));

revoke all on function "public"."account_history"(uuid) from public;

revoke all on function "public"."account_history"(uuid) from "postgres";

grant execute on function "public"."account_history"(uuid) to "postgres";

grant execute on function "public"."account_history"(uuid) to "service_role";

revoke all on function "public"."case_queue"(integer) from public;

revoke all on function "public"."case_queue"(integer) from "postgres";

grant execute on function "public"."case_queue"(integer) to "postgres";

grant execute on function "public"."case_queue"(integer) to "service_role";

revoke all on function "public"."case_subject"(text, uuid) from public;

revoke all on function "public"."case_subject"(text, uuid) from "postgres";

grant execute on function "public"."case_subject"(text, uuid) to "postgres";

grant execute on function "public"."case_subject"(text, uuid) to "service_role";

revoke all on function "public"."job_marks"(jsonb, text, text) from public;

grant execute on function "public"."job_marks"(jsonb, text, text) to "authenticated";

revoke all on function "public"."job_marks"(jsonb, text, text) from "postgres";

grant execute on function "public"."job_marks"(jsonb, text, text) to "postgres";

grant execute on function "public"."job_marks"(jsonb, text, text) to "service_role";

revoke all on function "public"."next_case"(bigint) from public;

revoke all on function "public"."next_case"(bigint) from "postgres";

grant execute on function "public"."next_case"(bigint) to "postgres";

grant execute on function "public"."next_case"(bigint) to "service_role";

revoke all on function "public"."read_case"(bigint, uuid) from public;

revoke all on function "public"."read_case"(bigint, uuid) from "postgres";

grant execute on function "public"."read_case"(bigint, uuid) to "postgres";

grant execute on function "public"."read_case"(bigint, uuid) to "service_role";

revoke all on function "public"."related_postings"(uuid) from public;

revoke all on function "public"."related_postings"(uuid) from "postgres";

grant execute on function "public"."related_postings"(uuid) to "postgres";

grant execute on function "public"."related_postings"(uuid) to "service_role";

create index jobs_marks on public.jobs using gin (public.job_marks(contact, application_url, description));
