-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop index "public"."bans_standing";

create or replace function public.add_ban (
  kind       text,
  value      text,
  until      timestamp with time zone,
  reason     text,
  banned_by  uuid                     default null::uuid,
  account_id uuid                     default null::uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into public.bans (kind, value, until, reason, banned_by, account_id)
    values (add_ban.kind, add_ban.value, case when add_ban.kind = 'network'
      then least(coalesce(add_ban.until, 'infinity'), now() + interval '30 days') else add_ban.until end,
      trim(add_ban.reason), add_ban.banned_by, add_ban.account_id)
    on conflict (kind, value, account_id) where lifted_at is null do update
      set until = excluded.until, reason = excluded.reason, banned_by = excluded.banned_by, banned_at = now()
$function$;

create or replace function public.own_data()
  returns json
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  viewer uuid := (select auth.uid());
  sources text;
  found_data json;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  -- One question for all tables: to put one answer after the other together copies all that was found each time.
  select string_agg(format(
      'select %L, (select json_agg(said) from (select %s from public.%I as own where %s) as said)',
      source.table_name, source.columns, source.table_name, source.is_own), ' union all ')
    into sources
    from (
      select named.relname as table_name, string_agg(format('own.%I = $1', pointer.attname), ' or ') as is_own, (
        select string_agg(format('own.%I', attname), ', ') from pg_catalog.pg_attribute
        where attrelid = named.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname !~ '_hash$'
          and attname <> all (array['idempotency_key', 'manage_token', 'wanted', 'watch_keys', 'unsure_words'])
          -- The talent's, who can take it back.
          and not (named.relname = 'contact_requests' and attname = 'phone')) as columns
      from pg_catalog.pg_constraint as reference
      join pg_catalog.pg_class as named on named.oid = reference.conrelid
      join pg_catalog.pg_attribute as pointer
        on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
      join pg_catalog.pg_attribute as target
        on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
      where reference.contype = 'f' and cardinality(reference.conkey) = 1
        and named.relnamespace = 'public'::regnamespace
        -- What others said of the viewer would tell who they are, and by which rules we look how to get around them.
        and named.relname <> 'cases'
        and (reference.confrelid = 'auth.users'::regclass
          or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
            and target.attname = 'user_id'))
      group by named.oid, named.relname) as source;
  execute 'select json_object_agg(named, coalesce(data, ''[]''::json)) from (' || sources || ' union all values
      (''account'', $2), (''stopped_addresses'', $3), (''interested_companies'', $4)) as each (named, data)'
    using viewer,
      (select json_build_object('email', account.email, 'role', account.raw_user_meta_data ->> 'role',
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
        from auth.users as account where account.id = viewer),
      (select json_agg(stopped) from public.stopped_addresses as stopped
        join auth.users as account on lower(account.email) = stopped.address where account.id = viewer),
      (select json_agg(to_jsonb(company) - array['request_id', 'company_logo']) from public.my_interested_companies() as company)
    into found_data;
  return found_data;
end
$function$;

create or replace function public.remember_removed_texts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.posting_sketches as sketch set is_removed = new.decision in ('remove', 'ban')
    from public.cases as decided
    where decided.id = new.case_id
      and decided.subject_kind in ('job', 'company', 'account')
      -- What was taken down by itself stays so.
      and (new.decision in ('remove', 'ban') or decided.subject_kind = 'job' or not public.is_removed_job(sketch.job_id))
      and sketch.job_id = any (case when decided.subject_kind = 'job' then array[decided.subject_id]
        else array(select id from public.jobs where employer_id = decided.account_id) end)
      and not (new.decision in ('remove', 'ban') and exists (select from public.cases as copied
        where copied.subject_kind = 'job' and copied.subject_id = sketch.job_id and copied.reasons @> '[{"rule": "a copy"}]'));
  return null;
end
$function$;

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
      -- Its owner, who may have hidden it before or be shut out by now, shows it again.
      changed := show_subject.was_removed::integer;
    else null;
  end case;
  return changed > 0;
end
$function$;

create unique index bans_standing on public.bans using btree (kind, value, account_id) nulls not DISTINCT
  where (lifted_at is null);
