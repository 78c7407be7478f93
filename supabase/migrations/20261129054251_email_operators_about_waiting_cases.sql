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
  where closed_at is null and asked_at is null and public.case_subject(subject_kind, subject_id) is not null
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

revoke all on function "public"."count_waiting_cases"() from public;

revoke all on function "public"."count_waiting_cases"() from "postgres";

grant execute on function "public"."count_waiting_cases"() to "postgres";

grant execute on function "public"."count_waiting_cases"() to "service_role";

revoke all on function "public"."write_case_emails"(timestamp with time zone) from public;

revoke all on function "public"."write_case_emails"(timestamp with time zone) from "postgres";

grant execute on function "public"."write_case_emails"(timestamp with time zone) to "postgres";

grant execute on function "public"."write_case_emails"(timestamp with time zone) to "service_role";
