-- Written by `npm run migration` from supabase/schemas; by hand: what is generated is computed anew where it stands, both columns at once.

set local check_function_bodies = off;

drop trigger "touch_updated_at" on "public"."jobs";

create table "public"."reply_records" (
  "employer_id"  uuid                     not null,
  "answers_most" boolean                  not null,
  "looked_at"    timestamp with time zone not null default now(),
  constraint "reply_records_pkey" primary key (employer_id)
);

alter table "public"."reply_records"
  enable row level security;

alter table "public"."reply_records"
  owner to "postgres";

alter table "public"."jobs"
  add column "starts_on" date;

alter table "public"."jobs"
  add column "answers_most" boolean not null default false;

create or replace function public.complete_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  company public.employer_profiles;
  wanted_slug text;
  of_state text;
  of_city text;
begin
  if tg_op = 'UPDATE' and old.status <> 'closed' and old.expires_at > now() then
    return new;
  end if;
  if new.slug is null then
    wanted_slug := public.slugify(new.title);
    of_state := public.slugify(new.location #>> '{address,state}');
    of_city := public.slugify(new.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = of_state
          and place.city_slug = of_city and place.neighborhood_slug = wanted_slug)
        or exists (select from public.jobs as job where job.state_slug = of_state and job.city_slug = of_city
          and job.neighborhood_slug = wanted_slug) then
      insert into public.job_slugs (slug) values (wanted_slug) on conflict do nothing;
    end if;
    new.slug := public.take_job_slug(new.title);
  else
    insert into public.job_slugs (slug) values (new.slug) on conflict do nothing;
  end if;
  select * into company from public.employer_profiles where user_id = new.employer_id;
  if found then
    new.company_name := company.company_name;
    new.company_description := company.company_description;
    new.company_logo := company.company_logo;
    new.industry := company.industry;
  end if;
  new.answers_most := coalesce((select answers_most from public.reply_records where employer_id = new.employer_id), false);
  return new;
end
$function$;

create or replace function public.find_job_page (
  job_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'job', jsonb_build_object(
      'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
      'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
      'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
      'tags', tags, 'application_url', application_url, 'schedule', schedule,
      'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', not exists (select from public.age_question_bans
      where public.slugify(state) = state_slug and effective_from <= current_date),
    'since', (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id),
    'domain', public.domain_mark(employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end() and status <> 'held'
$function$;

create or replace function public.job_conditions (
  schedule     text[],
  hours_min    integer,
  hours_max    integer,
  benefits     text[],
  has_tips     boolean,
  minimum_age  integer,
  company_name text,
  posted_at    timestamp with time zone,
  answers_most boolean,
  starts_on    date
)
  returns tsvector
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array_to_tsvector(array_remove(
    array(select '=' || shift from unnest(schedule) as shift)
    || array(select '=h' || hours from generate_series(least(coalesce(hours_min, 0), 80), least(coalesce(hours_max, 80), 80)) as hours
      where num_nonnulls(hours_min, hours_max) > 0)
    || array(select '=benefit-' || kind from unnest(public.benefit_kinds(benefits)) as kind)
    || array[
      case when cardinality(schedule) > 0 then '=scheduled' else '=unscheduled' end,
      case when has_tips then '=tips' end,
      '=age-' || minimum_age,
      '=company ' || public.company_key(company_name),
      '=day-' || (posted_at at time zone 'UTC')::date - date '2000-01-01',
      case when answers_most then '=answers' end,
      -- What to_char says may depend on a setting, so an index takes none of it.
      '=start-' || extract(year from starts_on) * 10000 + extract(month from starts_on) * 100 + extract(day from starts_on)],
    null))
$function$;

alter function "public"."job_conditions"(text[], integer, integer, text[], boolean, integer, text, timestamp
  with time zone, boolean, date) owner to "postgres";

create or replace function public.keep_reply_record (
  employer uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_most constant boolean := (
    select count(distinct mailbox) >= 10 and 2 * count(took) > count(*)
    from public.replies_to(array(select job.id from public.jobs as job
      where job.employer_id = employer and job.ended_at > now() - public.time_shown_after_end())));
begin
  insert into public.reply_records (employer_id, answers_most)
    select user_id, is_most from public.employer_profiles where user_id = employer
    on conflict (employer_id) do update set answers_most = excluded.answers_most, looked_at = now();
  update public.jobs set answers_most = is_most
    where employer_id = employer and status <> 'closed' and expires_at > now() and answers_most <> is_most;
end
$function$;

alter function "public"."keep_reply_record"(uuid) owner to "postgres";

create or replace function public.keep_reply_records (
  max_old integer default 100
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  week constant interval := interval '7 days';
  -- What was written by then is to be seen by now.
  until timestamptz := now() - interval '1 minute';
  since timestamptz;
  employers uuid[];
begin
  insert into public.scheduled_steps (step, done_until) values ('reply records', now() - interval '90 days') on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'reply records' for update;
  select coalesce(min(reached), until) into until from (
    select max(at) as reached from (
      select created_at + week as at from public.applications where created_at > since - week and created_at <= until - week
      order by created_at fetch first 500 rows with ties) as old having count(*) >= 500
    union all
    select max(at) from (
      select at from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until
      order by at fetch first 500 rows with ties) as answered having count(*) >= 500) as branch;
  employers := array(
    select job.employer_id from public.jobs as job
    where job.id in (
      select job_id from public.applications where created_at > since - week and created_at <= until - week
      union
      select job_id from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until)
    union
    (select employer_id from public.reply_records where looked_at < now() - interval '1 day' order by looked_at limit greatest(max_old, 0))
    order by 1);
  perform public.keep_reply_record(employer) from unnest(employers) as employer;
  update public.scheduled_steps set done_until = until where step = 'reply records';
  return cardinality(employers);
end
$function$;

alter function "public"."keep_reply_records"(integer) owner to "postgres";

create or replace function public.merge_companies (
  from_account uuid,
  into_address text,
  reason       text,
  merged_by    uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  into_account constant uuid := (select account.id
    from public.account_names as names join auth.users as account on account.id = names.account_id
    -- By their index, which may find more than the one address.
    where names.words like '%' || lower(trim(merge_companies.into_address)) || '%'
      and lower(account.email) = lower(trim(merge_companies.into_address)) limit 1);
  moved integer;
  gone public.employer_profiles;
  kept public.employer_profiles;
begin
  if merge_companies.from_account = into_account then
    raise exception 'SAME_COMPANY' using errcode = 'PT400';
  end if;
  if coalesce(length(trim(merge_companies.reason)) not between 3 and 2000, true) then
    raise exception 'REASON_MISSING' using errcode = 'PT400';
  end if;
  perform from public.employer_profiles
    where user_id in (merge_companies.from_account, into_account) order by user_id for update;
  select * into gone from public.employer_profiles where user_id = merge_companies.from_account;
  select * into kept from public.employer_profiles where user_id = into_account;
  if gone.id is null or kept.id is null then
    raise exception 'NO_COMPANY' using errcode = 'PT404';
  end if;
  insert into public.job_contacts (account_id, address, confirmed_at)
    select kept.user_id, address, confirmed_at from (
      select address, confirmed_at from public.job_contacts where account_id = gone.user_id and confirmed_at is not null
      union select lower(email), email_confirmed_at from auth.users where id = gone.user_id and email_confirmed_at is not null) as theirs
    on conflict do nothing;
  perform set_config('merge_companies.runs', 'yes', true);
  update public.jobs set employer_id = kept.user_id, idempotency_key = null,
      company_name = kept.company_name, company_description = kept.company_description, company_logo = kept.company_logo,
      industry = kept.industry
    where employer_id = gone.user_id;
  get diagnostics moved = row_count;
  perform set_config('merge_companies.runs', '', true);
  perform public.keep_reply_record(kept.user_id);
  insert into public.stale_jobs (job_id)
    select id from public.jobs where employer_id = kept.user_id and ended_at > now() - public.time_shown_after_end() on conflict do nothing;
  update public.cases set account_id = kept.user_id
    where account_id = gone.user_id and subject_kind = 'job' and closed_at is null;
  update public.saved_talents as saved set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.saved_talents as own where own.employer_id = kept.user_id and own.talent_id = saved.talent_id);
  update public.contact_requests as request set employer_id = kept.user_id where employer_id = gone.user_id
    and not exists (select from public.contact_requests as own where own.employer_id = kept.user_id and own.talent_id = request.talent_id);
  update public.verified_domains set account_id = kept.user_id
    where account_id = gone.user_id and method <> 'email'
      and not exists (select from public.verified_domains as own where own.account_id = kept.user_id);
  delete from public.employer_profiles where id = gone.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'companies-merged', account.email, jsonb_build_object('gone', gone.company_name, 'kept', kept.company_name,
        'jobs', moved, 'reason', trim(merge_companies.reason), 'isKept', account.id = kept.user_id),
      'companies-merged:' || gone.id || ':' || account.id
    from auth.users as account where account.id in (gone.user_id, kept.user_id) and public.is_email(account.email)
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event('companies merged', 'account', account::text,
      jsonb_build_object('from', gone.user_id, 'into', kept.user_id, 'jobs', moved), merge_companies.merged_by)
    from unnest(array[gone.user_id, kept.user_id]) as account;
  return moved;
end
$function$;

create or replace function public.my_job (
  job_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
    'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
    'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
    'tags', tags, 'application_url', application_url, 'schedule', schedule,
    'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
    'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age, 'starts_on', starts_on,
    'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
    'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at,
    'contact', contact, 'hold', public.job_hold(id),
    'applications', (select count(*) from public.applications where applications.job_id = jobs.id))
  from public.jobs
  where id = my_job.job_id and employer_id = (select auth.uid())
$function$;

create or replace function public.read_conditions (
  more jsonb,
  OUT  wanted tsquery,
  OUT  parts tsquery[],
  OUT  otherwise tsquery,
  OUT  traits bigint[]
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  today constant integer := (now() at time zone 'UTC')::date - date '2000-01-01';
  left_out text[] := '{}';
  any_shift text[] := '{}';
  asked record;
  late tsquery;
begin
  parts := '{}';
  if jsonb_typeof(more) <> 'object' or length(more::text) > 2000 or exists (
      select from jsonb_object_keys(more) as key where key <> all (array['shifts', 'all_shifts', 'without_nights', 'hours_from', 'hours_to',
        'age', 'posted_days', 'benefits', 'tips', 'no_experience', 'company', 'answers', 'start_by', 'unscheduled'])) then
    raise exception 'A search asks for nothing else.' using errcode = '22023';
  end if;
  select * into asked from jsonb_to_record(more) as asked (shifts text[], all_shifts boolean, without_nights boolean, hours_from integer,
    hours_to integer, age integer, posted_days integer, benefits text[], tips boolean, no_experience boolean, company text, answers boolean, start_by date,
    unscheduled boolean);
  if not coalesce(asked.shifts <@ public.week_shifts() and cardinality(asked.shifts) between 1 and 28, true)
    or not coalesce(asked.hours_from between 0 and 168, true) or not coalesce(asked.hours_to between 0 and 168, true)
    or asked.hours_from > asked.hours_to
    or not coalesce(asked.age between 14 and 99, true) or not coalesce(asked.posted_days between 1 and 60, true)
    or not coalesce(cardinality(asked.benefits) <= 10, true) or not coalesce(length(trim(asked.company)) between 1 and 120, true)
    or not coalesce(asked.start_by between date '2000-01-01' and date '2099-12-31', true) then
    raise exception 'What a search asks beside its words is out of bounds.' using errcode = '22023';
  end if;

  parts := array_remove(array[
      case when num_nonnulls(asked.hours_from, asked.hours_to) > 0 then public.any_lexeme(array(select 'h' || hours
        from generate_series(least(coalesce(asked.hours_from, 0), 80), least(coalesce(asked.hours_to, 80), 80)) as hours)) end,
      case when asked.posted_days > 0 then
        public.any_lexeme(array(select 'day-' || day from generate_series(today - asked.posted_days, today + 1) as day)) end,
      case when asked.tips then '''=tips'''::tsquery end,
      case when asked.no_experience then '''=no-experience'''::tsquery end,
      case when asked.company is not null then public.any_lexeme(array['company ' || public.company_key(asked.company)]) end,
      case when asked.answers then '''=answers'''::tsquery end,
      case when asked.unscheduled then '''=unscheduled'''::tsquery end],
    null) || array(select public.any_lexeme(array['benefit-' || kind]) from unnest(asked.benefits) as kind);
  if asked.age is not null then
    left_out := array(select 'age-' || years from generate_series(asked.age + 1, 30) as years);
  end if;
  if asked.shifts is not null or asked.without_nights then
    otherwise := public.all_but(array['''=unscheduled'''::tsquery] || parts, left_out);
    any_shift := coalesce(asked.shifts, public.week_shifts());
    parts := coalesce(public.any_lexeme(asked.shifts), '''=scheduled'''::tsquery) || parts;
    left_out := left_out || array(select shift from unnest(public.week_shifts()) as shift
      where (asked.without_nights and shift like '%-night') or (asked.all_shifts and shift <> all (asked.shifts)));
  end if;
  if cardinality(parts) = 0 and (cardinality(left_out) > 0 or asked.start_by is not null) then
    parts := array[public.any_job()];
  end if;
  wanted := public.all_but(parts, left_out);
  if asked.start_by is not null then
    -- A job whose day has passed begins as soon as possible.
    late := public.starts_after(greatest(asked.start_by, date '2000-01-01' + today));
    wanted := wanted && !!late;
    otherwise := otherwise && !!late;
  end if;
  if asked.company is null and asked.start_by is null and asked.unscheduled is not true then
    traits := array[
      public.traits_of(array(select '=' || shift from unnest(any_shift) as shift)),
      public.traits_of(array(select '=benefit-' || kind from unnest(asked.benefits) as kind)
        || case when asked.tips then array['=tips'] end || case when asked.no_experience then array['=no-experience'] end
        || case when asked.answers then array['=answers'] end),
      public.traits_of(array(select '=' || name from unnest(left_out) as name)),
      case when num_nonnulls(asked.hours_from, asked.hours_to) > 0 then least(coalesce(asked.hours_from, 0), 80) end,
      least(coalesce(asked.hours_to, 80), 80),
      extract(epoch from (date '2000-01-01' + today - asked.posted_days)::timestamp at time zone 'UTC')::bigint];
  end if;
end
$function$;

create or replace function public.replies_to (
  jobs uuid[]
)
  returns table (
    took    interval,
    mailbox text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (select min(answer.at) from public.application_events as answer
      where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
        and exists (select from public.application_events as opened
          where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
    - application.created_at, public.mailbox_of(application.email)
  from public.applications as application
  where application.job_id = any (jobs) and application.created_at <= now() - interval '7 days' and application.proven_at is not null
  order by application.created_at desc
  limit 1000
$function$;

alter function "public"."replies_to"(uuid[]) owner to "postgres";

create or replace function public.reply_record (
  job_id uuid
)
  returns table (
    reply_rate   integer,
    median_hours double precision
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select floor(10.0 * count(took) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from public.replies_to(array(select job.id from public.jobs as job
    where job.id = reply_record.job_id and job.ended_at > now() - public.time_shown_after_end()))
  having count(distinct mailbox) >= 10
$function$;

create or replace function public.starts_after (
  day date
)
  returns tsquery
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select string_agg(quote_literal('=start-' || left(digits, place - 1) || digit) || ':*', ' | ')::tsquery
  from (select (extract(year from day) * 10000 + extract(month from day) * 100 + extract(day from day))::text as digits) as asked, generate_series(3, 8) as place,
    generate_series(substr(digits, place, 1)::integer + 1, 9) as digit
$function$;

alter function "public"."starts_after"(date) owner to "postgres";

create or replace function public.trait_names()
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return public.week_shifts()
    || array['benefit-health', 'benefit-time-off', 'benefit-retirement', 'benefit-training', 'benefit-flexible', 'benefit-meals',
      'benefit-discount', 'benefit-commute', 'tips', 'no-experience']
    || array(select 'age-' || years from generate_series(14, 30) as years)
    || array['answers'];
end
$function$;

alter table "public"."jobs"
  add constraint "jobs_starts_on_check" check (((starts_on >= '2000-01-01'::date) AND (starts_on <= '2099-12-31'::date)));

alter table "public"."reply_records"
  add constraint "reply_records_employer_id_fkey" foreign key (employer_id) references public.employer_profiles(user_id)
    on delete cascade;

create index reply_records_looked_at on public.reply_records using btree (looked_at);

create trigger touch_updated_at
  before update on public.jobs
  for each row
  when (((new.answers_most = old.answers_most) OR ((new.status <> old.status) OR (new.expires_at <> old.expires_at))))
  execute function public.touch_updated_at();

comment on column "public"."jobs"."starts_on" is 'Null where the posting says nothing; as soon as possible where the day has passed, as 2000-01-01 has.';

revoke all
  on function "public"."job_conditions"(text[], integer, integer, text[], boolean, integer, text, timestamp
    with time zone, boolean, date)
  from public;

grant execute
  on function "public"."job_conditions"(text[], integer, integer, text[], boolean, integer, text, timestamp
    with time zone, boolean, date)
  to "authenticated";

revoke all
  on function "public"."job_conditions"(text[], integer, integer, text[], boolean, integer, text, timestamp
    with time zone, boolean, date)
  from "postgres";

grant execute
  on function "public"."job_conditions"(text[], integer, integer, text[], boolean, integer, text, timestamp
    with time zone, boolean, date)
  to "postgres";

grant execute
  on function "public"."job_conditions"(text[], integer, integer, text[], boolean, integer, text, timestamp
    with time zone, boolean, date)
  to "service_role";

revoke all on function "public"."keep_reply_record"(uuid) from public;

revoke all on function "public"."keep_reply_record"(uuid) from "postgres";

grant execute on function "public"."keep_reply_record"(uuid) to "postgres";

grant execute on function "public"."keep_reply_record"(uuid) to "service_role";

revoke all on function "public"."keep_reply_records"(integer) from public;

revoke all on function "public"."keep_reply_records"(integer) from "postgres";

grant execute on function "public"."keep_reply_records"(integer) to "postgres";

grant execute on function "public"."keep_reply_records"(integer) to "service_role";

revoke all on function "public"."replies_to"(uuid[]) from public;

revoke all on function "public"."replies_to"(uuid[]) from "postgres";

grant execute on function "public"."replies_to"(uuid[]) to "postgres";

grant execute on function "public"."replies_to"(uuid[]) to "service_role";

revoke all on function "public"."starts_after"(date) from public;

revoke all on function "public"."starts_after"(date) from "postgres";

grant execute on function "public"."starts_after"(date) to "postgres";

grant execute on function "public"."starts_after"(date) to "service_role";

revoke all ("starts_on") on table "public"."jobs" from "authenticated";

grant insert ("starts_on"), select ("starts_on"), update ("starts_on") on table "public"."jobs" to "authenticated";

revoke all on table "public"."reply_records" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."reply_records" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."reply_records"
  to "service_role";

alter table "public"."jobs"
  alter column "search" set expression as
    ((((((setweight(to_tsvector('english'::regconfig, ((public.fold_words(title) || ' '::text) ||
    public.joined_pairs(ARRAY[title]))),
    'A'::"char") ||
    setweight(to_tsvector('english'::regconfig, ((public.fold_words(((company_name || ' '::text) || public.join_words(tags))) ||
    ' '::text) || public.joined_pairs(tags))),
    'B'::"char")) ||
    setweight(to_tsvector('simple'::regconfig, public.fold_words(((((title || ' '::text) || company_name) || ' '::text) ||
    public.join_words(tags)))),
    'C'::"char")) || setweight(to_tsvector('english'::regconfig, public.fold_words("left"(description, 20000))), 'D'::"char"))
    ||
    public.job_facets(type, schedule, ((((title || ' '::text) || public.join_words(tags)) || ' '::text) || "left"(description,
    20000)))) ||
    public.job_conditions(schedule, (hours_per_week_min)::integer, (hours_per_week_max)::integer, benefits, has_tips,
    (minimum_age)::integer, company_name, created_at, answers_most, starts_on))),
  alter column "traits" set expression as
    (public.traits_of(tsvector_to_array((public.job_facets(type, schedule, ((((title || ' '::text) || public.join_words(tags))
    || ' '::text) || "left"(description, 20000))) ||
    public.job_conditions(schedule, (hours_per_week_min)::integer, (hours_per_week_max)::integer, benefits, has_tips,
    (minimum_age)::integer, company_name, created_at, answers_most, starts_on)))));

drop function "public"."job_conditions"(text[], integer, integer, text[], boolean, integer, text, timestamp with time zone);
