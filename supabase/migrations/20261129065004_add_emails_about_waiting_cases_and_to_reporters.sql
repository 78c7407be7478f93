-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.count_waiting_cases()
  returns table (
    total     integer,
    oldest_at timestamp with time zone,
    newest_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select count(*)::integer, min(opened_at), max(opened_at) from public.cases
  where closed_at is null and asked_at is null and case subject_kind
    when 'job' then exists (select from public.jobs where id = subject_id)
    when 'company' then exists (select from public.employer_profiles where id = subject_id)
    when 'profile' then exists (select from public.job_seeker_profiles where id = subject_id)
    when 'message' then exists (select from public.contact_requests where id = subject_id)
      or exists (select from public.applications where id = subject_id)
    when 'account' then exists (select from auth.users where id = subject_id)
  end
$function$;

alter function "public"."count_waiting_cases"() owner to "postgres";

create or replace function public.describe_installation()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  migrations jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  end if;
  return jsonb_build_object(
    'server_version', current_setting('server_version_num')::int,
    'migrations', migrations,
    'now', clock_timestamp(),
    'scheduled_work', (select max(step.done_until) from public.scheduled_steps as step where step.step = 'still-hiring'),
    'operators', (select count(*) from public.operators),
    'cases', (select jsonb_build_object('total', total, 'oldest_at', oldest_at) from public.count_waiting_cases()),
    'guard', (
      select split_part(setting, '=', 2)
      from pg_catalog.pg_db_role_setting as kept, unnest(kept.setconfig) as setting
      where kept.setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'
      limit 1
    )
  );
end
$function$;

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
  if owner_id = send_report.reporter_id
    or public.is_banned(send_report.reporter_id, send_report.email,
      array_remove(array['browser:' || browser, 'network:' || send_report.network_hash], null)) or (select count(*) from public.reports
      where subject_id = send_report.subject_id and network_hash = send_report.network_hash and decided_at is null) >= 3 then
    return true;
  end if;
  insert into public.reports (subject_kind, subject_id, reason, note, email, reporter_id, browser_hash, network_hash, weight, has_standing)
    values (send_report.subject_kind, send_report.subject_id, send_report.reason, nullif(trim(send_report.note), ''),
      nullif(trim(send_report.email), ''), send_report.reporter_id, browser, send_report.network_hash,
      public.weigh_report(send_report.reason, send_report.reporter_id, browser, standing), standing)
    on conflict do nothing;
  if not found then
    -- An address that is left with a second report is where the outcome of the first goes.
    update public.reports as earlier set email = coalesce(earlier.email, nullif(trim(send_report.email), ''))
      where earlier.subject_id = send_report.subject_id and earlier.decided_at is null
        and (earlier.browser_hash = browser or earlier.reporter_id = send_report.reporter_id);
    return true;
  end if;
  perform public.note_audit_event('reported', send_report.subject_kind, send_report.subject_id::text,
    jsonb_build_object('reason', send_report.reason));
  select * into counted from public.count_reports(send_report.subject_id);
  if send_report.subject_kind = 'job' and counted.pauses and not public.is_known_employer(owner_id)
      and not exists (select from public.cases as looked where looked.subject_id = send_report.subject_id
        and looked.outcome in ('approved', 'dismissed') and looked.closed_at > now() - interval '30 days') then
    with paused as (update public.jobs set status = 'held' where id = send_report.subject_id and status = 'open' returning id)
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-reported', account.email, jsonb_build_object('jobId', paused.id), 'job-reported:' || paused.id || ':' || now()
      from paused join auth.users as account on account.id = owner_id where public.is_email(account.email);
    is_paused := exists (select from public.jobs where id = send_report.subject_id and status in ('held', 'paused'));
    insert into public.stale_jobs (job_id) select send_report.subject_id where is_paused on conflict do nothing;
  end if;
  perform public.open_case(send_report.subject_kind, send_report.subject_id, owner_id, counted.reasons || case when is_paused
    then '[{"rule": "paused by reports", "weight": 50, "words": "", "source": "report", "holds": true}]' else '[]'::jsonb end);
  return true;
end
$function$;

create or replace function public.settle_reports()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.reports as report set decided_at = now(),
      outcome = case when new.decision in ('approve', 'dismiss', 'lift') then 'dismissed' else 'upheld' end
    from public.cases as decided
    where decided.id = new.case_id and report.subject_id = decided.subject_id and report.subject_kind = decided.subject_kind
      and report.decided_at is null;
  perform public.write_report_emails();
  return null;
end
$function$;

create or replace function public.write_case_emails (
  now_at timestamp with time zone default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  waiting record;
  last_at timestamptz;
  written integer := 0;
begin
  insert into public.scheduled_steps (step, done_until) values ('case-emails', '-infinity') on conflict (step) do nothing;
  select done_until into last_at from public.scheduled_steps where step = 'case-emails' for update skip locked;
  select * into waiting from public.count_waiting_cases();
  if waiting.oldest_at > last_at
    or (waiting.newest_at > last_at and last_at <= now_at - interval '1 hour')
    or (waiting.total > 0 and last_at <= now_at - interval '1 day') then
    insert into public.outbox (kind, recipient, dedupe_key)
      select 'cases-waiting', account.email, 'cases-waiting:' || account.id || ':' || extract(epoch from now_at)
      from public.operators as operator join auth.users as account on account.id = operator.user_id
      where public.is_email(account.email)
      on conflict (dedupe_key) do nothing;
    get diagnostics written = row_count;
    if written > 0 then
      update public.scheduled_steps set done_until = now_at where step = 'case-emails';
    end if;
  end if;
  return written;
end
$function$;

alter function "public"."write_case_emails"(timestamp with time zone) owner to "postgres";

create or replace function public.write_report_emails (
  max_reports integer default 100
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  report public.reports;
  written integer := 0;
begin
  -- Any of them, so that addresses that are full for today keep no others waiting; in one order, so that two runs never wait for
  -- each other.
  for report in
    select * from (
      select * from public.reports where decided_at is not null and email is not null
      order by random() limit least(max_reports, 1000) for update skip locked) as due
    order by public.mailbox_of(email)
  loop
    continue when not (public.is_proven_address(report.email, 'browser:' || report.browser_hash)
      or coalesce(public.is_proven_address(report.email, 'account:' || report.reporter_id), false)
      or public.take_unasked_email(report.email, 1));
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('report-decided', report.email, jsonb_build_object('reportId', report.id), 'report-decided:' || report.id)
      on conflict (dedupe_key) do nothing;
    update public.reports set email = null where id = report.id;
    written := written + 1;
  end loop;
  return written;
end
$function$;

alter function "public"."write_report_emails"(integer) owner to "postgres";

create index reports_to_email on public.reports using btree (decided_at)
  where ((decided_at is not null) AND (email is not null));

revoke all on function "public"."count_waiting_cases"() from public;

revoke all on function "public"."count_waiting_cases"() from "postgres";

grant execute on function "public"."count_waiting_cases"() to "postgres";

grant execute on function "public"."count_waiting_cases"() to "service_role";

revoke all on function "public"."write_case_emails"(timestamp with time zone) from public;

revoke all on function "public"."write_case_emails"(timestamp with time zone) from "postgres";

grant execute on function "public"."write_case_emails"(timestamp with time zone) to "postgres";

grant execute on function "public"."write_case_emails"(timestamp with time zone) to "service_role";

revoke all on function "public"."write_report_emails"(integer) from public;

revoke all on function "public"."write_report_emails"(integer) from "postgres";

grant execute on function "public"."write_report_emails"(integer) to "postgres";

grant execute on function "public"."write_report_emails"(integer) to "service_role";
