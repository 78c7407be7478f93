-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."jobs"
  drop constraint "jobs_status_check";

create table "public"."audit_events" (
  "id"           bigint                   generated always as identity not null,
  "at"           timestamp with time zone not null default now(),
  "actor_id"     uuid,
  "action"       text                     not null,
  "subject_kind" text                     not null,
  "subject_id"   text                     not null,
  "details"      jsonb                    not null default '{}'::jsonb,
  constraint "audit_events_action_check" check (((length(action) >= 1) AND (length(action) <= 60))),
  constraint "audit_events_pkey" primary key (id)
);

alter table "public"."audit_events"
  enable row level security;

alter table "public"."audit_events"
  owner to "postgres";

create table "public"."cases" (
  "id"           bigint                   generated always as identity not null,
  "subject_kind" text                     not null,
  "subject_id"   uuid                     not null,
  "account_id"   uuid,
  "reasons"      jsonb                    not null default '[]'::jsonb,
  "risk"         integer                  not null default 0,
  "opened_at"    timestamp with time zone not null default now(),
  "closed_at"    timestamp with time zone,
  "outcome"      text,
  constraint "cases_check" check (((closed_at IS NULL) = (outcome IS NULL))),
  constraint "cases_outcome_check" check ((outcome = ANY (ARRAY['approved'::text, 'removed'::text, 'mended'::text]))),
  constraint "cases_pkey" primary key (id),
  constraint "cases_reasons_check" check ((jsonb_typeof(reasons) = 'array'::text)),
  constraint "cases_subject_kind_check"
    check ((subject_kind = ANY (ARRAY['job'::text, 'company'::text, 'profile'::text, 'message'::text])))
);

alter table "public"."cases"
  enable row level security;

alter table "public"."cases"
  owner to "postgres";

create table "public"."decisions" (
  "id"         uuid                     not null default gen_random_uuid(),
  "case_id"    bigint                   not null,
  "decision"   text                     not null,
  "reason"     text                     not null,
  "decided_by" uuid,
  "decided_at" timestamp with time zone not null default now(),
  constraint "decisions_decision_check" check ((decision = ANY (ARRAY['approve'::text, 'remove'::text]))),
  constraint "decisions_pkey" primary key (id),
  constraint "decisions_reason_check"
    check (((length(TRIM(BOTH FROM reason)) >= 3) AND (length(TRIM(BOTH FROM reason)) <= 2000)))
);

alter table "public"."decisions"
  enable row level security;

alter table "public"."decisions"
  owner to "postgres";

create table "public"."operators" (
  "user_id"  uuid                     not null,
  "role"     text                     not null default 'moderator'::text,
  "added_at" timestamp with time zone not null default now(),
  constraint "operators_pkey" primary key (user_id),
  constraint "operators_role_check" check ((role = ANY (ARRAY['moderator'::text, 'administrator'::text])))
);

alter table "public"."operators"
  enable row level security;

alter table "public"."operators"
  owner to "postgres";

create table "public"."stale_jobs" (
  "job_id" uuid                     not null,
  "due_at" timestamp with time zone not null default now(),
  constraint "stale_jobs_pkey" primary key (job_id)
);

alter table "public"."stale_jobs"
  enable row level security;

alter table "public"."stale_jobs"
  owner to "postgres";

create or replace function public.answer_still_hiring (
  manage_token text,
  is_hiring    boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  question public.still_hiring;
  job public.jobs;
begin
  select * into question from public.still_hiring
    where job_id = public.job_of_question(answer_still_hiring.manage_token) for update;
  if not found or answer_still_hiring.is_hiring is null then
    return null;
  end if;
  if answer_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed', close_reason = 'filled' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$function$;

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
    title        text,
    company_name text,
    status       text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select pending.id, pending.subject_kind, pending.subject_id, pending.risk, pending.reasons, pending.opened_at,
    job.title, job.company_name, job.status
  from public.cases as pending join public.jobs as job on pending.subject_kind = 'job' and job.id = pending.subject_id
  where pending.closed_at is null
  order by pending.risk desc, pending.opened_at, pending.id
  limit least(max_cases, 500)
$function$;

alter function "public"."case_queue"(integer) owner to "postgres";

create or replace function public.date_shown_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not exists (select from public.job_openings where job_id = new.id) then
    new.expires_at := least(new.expires_at + (now() - new.created_at), now() + public.longest_open_time());
    new.created_at := now();
  end if;
  return new;
end
$function$;

alter function "public"."date_shown_job"() owner to "postgres";

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
begin
  select * into pending from public.cases where id = decide_case.case_id for update;
  if not found or pending.closed_at is not null then
    raise exception 'CASE_CLOSED' using errcode = 'PT409';
  end if;
  if pending.subject_kind <> 'job' or decide_case.decision not in ('approve', 'remove') then
    raise exception 'UNDECIDABLE' using errcode = 'PT400';
  end if;
  insert into public.decisions (case_id, decision, reason, decided_by)
    values (pending.id, decide_case.decision, trim(decide_case.reason), decide_case.decided_by)
    returning id into decided;
  update public.cases set closed_at = now(), outcome = case decide_case.decision when 'approve' then 'approved' else 'removed' end
    where id = pending.id;
  if decide_case.decision = 'approve' then
    update public.jobs set status = 'open' where id = pending.subject_id and status = 'held';
    delete from public.closing_emails where job_id = pending.subject_id;
  else
    update public.jobs set status = 'held' where id = pending.subject_id and status <> 'held';
    -- Who applied and waits is told that it is over.
    insert into public.closing_emails (job_id)
      select id from public.jobs where id = pending.subject_id on conflict do nothing;
  end if;
  insert into public.stale_jobs (job_id) select id from public.jobs where id = pending.subject_id on conflict do nothing;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'posting-decided', owner.email, jsonb_build_object('decisionId', decided), 'posting-decided:' || decided
    from auth.users as owner where owner.id = pending.account_id and public.is_email(owner.email)
    on conflict (dedupe_key) do nothing;
  perform public.note_audit_event(decide_case.decision, pending.subject_kind, pending.subject_id::text,
    jsonb_build_object('case', pending.id, 'decision', decided), decide_case.decided_by);
  return decided;
end
$function$;

alter function "public"."decide_case"(bigint, text, text, uuid) owner to "postgres";

create or replace function public.find_decision (
  decision_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('decision', decided.decision, 'reason', decided.reason, 'jobId', job.id, 'title', job.title)
  from public.decisions as decided
  join public.cases as closed on closed.id = decided.case_id
  join public.jobs as job on closed.subject_kind = 'job' and job.id = closed.subject_id
  where decided.id = find_decision.decision_id
$function$;

alter function "public"."find_decision"(uuid) owner to "postgres";

create or replace function public.find_gone_job (
  name  text,
  state text default null::text,
  city  text default null::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with near as (
    select location #>> '{address,city}' as city, location #>> '{address,state}' as state, lat, lng
      from public.jobs where find_gone_job.state is null and slug = find_gone_job.name and status <> 'held'
    union all
    select place.city, place.state, place.lat, place.lng
      from public.find_place(find_gone_job.state, find_gone_job.city) as place where find_gone_job.state is not null)
  select coalesce(
    (select jsonb_build_object('near', jsonb_build_object('city', near.city, 'state', near.state,
        'lat', round(near.lat::numeric, 2), 'lng', round(near.lng::numeric, 2))) from near limit 1),
    (select '{"near": null}'::jsonb from public.job_slugs
      where find_gone_job.state is null and slug = find_gone_job.name and not is_reserved))
$function$;

create or replace function public.find_job_id (
  name         text,
  state        text default null::text,
  city         text default null::text,
  neighborhood text default null::text
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select id from (
    (select id, 1 as rank from public.jobs
      where slug = find_job_id.name and ended_at > now() - public.time_shown_after_end() and status <> 'held'
        and (find_job_id.state is null or state_slug = find_job_id.state)
        and (find_job_id.city is null or city_slug = find_job_id.city)
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood))
    union all
    (select id, case when status = 'open' and expires_at > now() then 2 else 3 end from public.jobs
      where state_slug = find_job_id.state and city_slug = find_job_id.city and title_slug = find_job_id.name
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood)
        and ended_at > now() - public.time_shown_after_end() and status <> 'held'
      order by status = 'open' and expires_at > now() desc, created_at desc, id
      limit 1)
  ) as found order by rank limit 1
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
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', not exists (select from public.age_question_bans
      where public.slugify(state) = state_slug and effective_from <= current_date),
    'since', (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end() and status <> 'held'
$function$;

create or replace function public.find_listing (
  state text,
  city  text,
  name  text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  found_one public.found_place;
  job uuid;
begin
  -- The place that jobs were posted under wins over another spelling of the gazetteer, never over its own name.
  select place.* into found_one from public.find_place(state, city, name) as place;
  if found_one.city_slug is null or found_one.state_slug <> state or found_one.city_slug <> city
      or (name is not null and found_one.neighborhood_slug <> name) then
    declare
      posted jsonb;
    begin
      select jsonb_build_object(
          'kind', case when find_listing.name is null then 'city' else 'neighborhood' end,
          'name', case when find_listing.name is null then max(location #>> '{address,city}')
            else max(location #>> '{address,neighborhood}') end,
          'neighborhood', case when find_listing.name is not null then max(location #>> '{address,neighborhood}') end,
          'city', max(location #>> '{address,city}'), 'state', max(location #>> '{address,state}'), 'state_code', '',
          'country', max(location #>> '{address,country}'), 'zip', null, 'lat', avg(lat), 'lng', avg(lng), 'population', 0,
          'state_slug', find_listing.state, 'city_slug', find_listing.city, 'neighborhood_slug', find_listing.name)
        into posted
        from (
          select location, lat, lng from public.jobs
          where state_slug = find_listing.state and city_slug = find_listing.city and find_listing.city <> 'unknown'
            and find_listing.state <> 'unknown'
            and (find_listing.name is null or neighborhood_slug = find_listing.name)
            and ended_at > now() - public.time_shown_after_end() and status <> 'held'
          -- Enough to tell where the place is.
          limit 1000) as some_jobs
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = find_listing.name and titled.state_slug = find_listing.state
            and titled.city_slug = find_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.time_shown_after_end() and titled.status <> 'held';
        if job is not null then
          return jsonb_build_object('jobId', job);
        end if;
      end if;
      if posted is not null then
        return jsonb_build_object('place', posted);
      end if;
    end;
  end if;
  if name is not null and (found_one.neighborhood_slug is null or found_one.neighborhood_slug <> name) then
    -- Another spelling of a neighborhood gives way to a job of exactly that address.
    job := coalesce(public.find_job_id(name, state, city), public.find_moved_job_id(name, state, city));
    if job is not null then
      return jsonb_build_object('jobId', job);
    end if;
  end if;
  if found_one.city_slug is not null then
    return jsonb_build_object('place', to_jsonb(found_one));
  end if;
  return case when name is not null then public.find_gone_job(name, state, city) end;
end
$function$;

create or replace function public.find_moved_job_id (
  name         text,
  state        text,
  city         text,
  neighborhood text default null::text
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select job.id from public.jobs as job
  join public.job_former_places as former on former.job_id = job.id
  where job.slug = find_moved_job_id.name and job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held'
    and former.state_slug = find_moved_job_id.state and former.city_slug = find_moved_job_id.city
    and (find_moved_job_id.neighborhood is null or former.neighborhood_slug = find_moved_job_id.neighborhood)
  limit 1
$function$;

create or replace function public.find_saved_jobs (
  job_ids     uuid[],
  browser_key text   default null::text
)
  returns table (
    id           uuid,
    slug         text,
    title        text,
    company_name text,
    company_logo text,
    location     jsonb,
    type         text,
    salary       jsonb,
    tags         text[],
    created_at   timestamp with time zone,
    status       text,
    expires_at   timestamp with time zone,
    ended_at     timestamp with time zone,
    applied_at   timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(find_saved_jobs.browser_key)], null);
begin
  if cardinality(find_saved_jobs.job_ids) > 50 then
    raise exception 'TOO_MANY_JOBS' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, job.status, job.expires_at, job.ended_at,
      least(
        (select min(application.created_at) from public.applications as application
          where application.job_id = job.id and application.applicant_id = (select auth.uid())),
        -- A withdrawn application is none; the sender's own time, because the row may be somebody else's.
        (select min(sent.created_at) from public.application_senders as sent
          where sent.job_id = job.id and sent.sender = any (senders)
            and exists (select from public.applications as application where application.job_id = job.id
              and public.sha256_hex(job.id || ':' || lower(application.email)) = sent.email_hash)))
    from public.jobs as job
    where job.id = any (find_saved_jobs.job_ids) and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held';
end
$function$;

create or replace function public.find_still_hiring (
  manage_token text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name, 'slug', job.slug, 'location', job.location,
    'state', case when job.status not in ('closed', 'held') and job.expires_at <= now() then 'expired' else job.status end,
    'isPausedBySilence', job.status = 'paused' and question.paused_at is not null, 'expiresAt', job.expires_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id
  where question.job_id = public.job_of_question(find_still_hiring.manage_token)
$function$;

create or replace function public.guard_job()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.salary := public.unwrap_json(new.salary);
  new.contact := public.unwrap_json(new.contact);
  if jsonb_typeof(new.salary) = 'null' then
    new.salary := null;
  end if;
  -- Before the generated columns are computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'jobs_location_check';
  end if;
  if not public.is_salary(new.salary) then
    raise exception 'Invalid salary data' using errcode = '23514', constraint = 'jobs_salary_check';
  end if;
  new.tags := array(
    select tag from (
      select distinct on (tag) tag, position
      from (select regexp_replace(lower(trim(raw)), '\s+', '-', 'g') as tag, position
            from unnest(new.tags) with ordinality as given (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    new.employer_id := old.employer_id;
  end if;
  -- No check of the table: a posting from before the rule can still be closed.
  if (tg_op = 'INSERT' or (new.salary, new.type) is distinct from (old.salary, old.type))
    and not public.is_pay_for_its_period(new.salary, new.type) then
    raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
    new.close_reason := null;
  end if;
  if current_user in ('anon', 'authenticated') then
    -- Only what judges a job shows it or hides it (D90); its employer may end it.
    if tg_op = 'UPDATE' and new.status <> old.status
        and (new.status = 'held' or (old.status = 'held' and new.status <> 'closed')) then
      raise exception 'JOB_HELD' using errcode = 'PT409';
    end if;
    if tg_op = 'INSERT' then
      new.slug := null;
      new.created_at := now();
      new.expires_at := coalesce(new.expires_at, now() + public.default_open_time());
    else
      new.created_at := old.created_at;
    end if;
    new.is_demo := false;
    if (tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at)
      and new.expires_at > now() + public.longest_open_time() then
      raise exception 'A job is open for % at most.', public.longest_open_time() using errcode = '23514';
    end if;
  end if;
  return new;
end
$function$;

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
    where subject_id = is_removed_job.job_id and subject_kind = 'job' and closed_at is not null and outcome <> 'mended'
    order by id desc limit 1), false)
$function$;

alter function "public"."is_removed_job"(uuid) owner to "postgres";

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
    where subject_id = job.id and subject_kind = 'job' and closed_at is not null and outcome <> 'mended'
    order by id desc limit 1) as last on true
  where job.id = job_hold.job_id and job.status = 'held'
$function$;

alter function "public"."job_hold"(uuid) owner to "postgres";

create or replace function public.judge_job()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.status = 'open' and (public.is_removed_job(new.id) or exists (select from public.cases
      where subject_kind = 'job' and subject_id = new.id and closed_at is null)) then
    new.status := 'held';
  end if;
  return new;
end
$function$;

alter function "public"."judge_job"() owner to "postgres";

create or replace function public.my_applications (
  browser_key text default null::text
)
  returns table (
    id      uuid,
    job     jsonb,
    status  text,
    sent_at timestamp with time zone,
    is_own  boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'isShown', job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held', 'hasEnded', job.ended_at <= now()),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
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
    'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age,
    'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
    'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at,
    'contact', contact, 'hold', public.job_hold(id),
    'applications', (select count(*) from public.applications where applications.job_id = jobs.id))
  from public.jobs
  where id = my_job.job_id and employer_id = (select auth.uid())
$function$;

create or replace function public.my_jobs (
  words       text    default ''::text,
  state       text    default null::text,
  page_size   integer default 20,
  page_offset integer default 0
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with own as materialized (
    select id, created_at,
      case when status not in ('closed', 'held') and expires_at <= now() then 'expired' else status end as state
    from public.jobs
    where employer_id = (select auth.uid())
      and (trim(coalesce(left(my_jobs.words, 200), '')) = '' or position(lower(trim(left(my_jobs.words, 200))) in
        lower(title || ' ' || (location #>> '{address,city}'))) > 0)),
  wanted as (select * from own where my_jobs.state is null or own.state = my_jobs.state),
  shown as (
    select * from wanted order by created_at desc, id
    limit least(greatest(my_jobs.page_size, 1), 100) offset greatest(my_jobs.page_offset, 0))
  select jsonb_build_object(
    'counts', (select jsonb_build_object(
        'open', count(*) filter (where own.state = 'open'), 'paused', count(*) filter (where own.state = 'paused'),
        'closed', count(*) filter (where own.state = 'closed'), 'expired', count(*) filter (where own.state = 'expired'),
        'held', count(*) filter (where own.state = 'held'))
      from own),
    'total', (select count(*) from wanted),
    'jobs', coalesce((select jsonb_agg(jsonb_build_object(
        'id', job.id, 'slug', job.slug, 'title', job.title, 'location', job.location, 'type', job.type,
        'status', job.status, 'state', shown.state, 'created_at', job.created_at, 'expires_at', job.expires_at,
        'ended_at', job.ended_at, 'hold', public.job_hold(job.id), 'views', coalesce(seen.views, 0),
        'applications', received.total, 'new_applications', received.fresh)
        order by shown.created_at desc, shown.id)
      from shown
      join public.jobs as job on job.id = shown.id
      left join public.job_views as seen on seen.job_id = shown.id
      cross join lateral (
        select count(*) as total, count(*) filter (where application.status = 'new') as fresh
        from public.applications as application where application.job_id = shown.id) as received), '[]'))
$function$;

create or replace function public.note_audit_event (
  action       text,
  subject_kind text,
  subject_id   text,
  details      jsonb default '{}'::jsonb,
  actor_id     uuid  default null::uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into public.audit_events (action, subject_kind, subject_id, details, actor_id)
    values (note_audit_event.action, note_audit_event.subject_kind, note_audit_event.subject_id,
      note_audit_event.details, note_audit_event.actor_id)
$function$;

alter function "public"."note_audit_event"(text, text, text, jsonb, uuid) owner to "postgres";

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
        from jsonb_array_elements(opened.reasons || open_case.reasons) with ordinality as each (reason, position)
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

alter function "public"."open_case"(text, uuid, uuid, jsonb) owner to "postgres";

create or replace function public.posted_middle (
  state        text,
  city         text,
  neighborhood text
)
  returns extensions.cube
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select public.sphere_point(avg(lat), avg(lng)) from (
    select lat, lng from public.jobs
    where state_slug = posted_middle.state and city_slug = posted_middle.city
      and (posted_middle.neighborhood is null or neighborhood_slug = posted_middle.neighborhood)
      and ended_at > now() - public.time_shown_after_end() and status <> 'held'
    limit 1000) as some_jobs
$function$;

create or replace function public.refuse_change()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  raise exception '% is only ever added to.', tg_table_name using errcode = '42501';
end
$function$;

alter function "public"."refuse_change"() owner to "postgres";

create or replace function public.save_jobs (
  jobs jsonb
)
  returns uuid[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  viewer uuid := (select auth.uid());
  room integer;
  left_out uuid[];
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array' or jsonb_array_length(jobs) > public.most_saved_jobs() then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would overfill the list.
  perform pg_advisory_xact_lock(hashtextextended('saved_jobs:' || viewer, 0));
  select public.most_saved_jobs() - count(*) into room from public.saved_jobs where user_id = viewer;
  with given as materialized (
    select distinct on (each.job_id) each.job_id,
      least(coalesce(each.saved_at, now()), now()) as saved_at,
      nullif(trim(left(each.note, 2000)), '') as note,
      least(coalesce(each.noted_at, each.saved_at, now()), now()) as noted_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title,
      coalesce(job.company_name, nullif(trim(left(each.company_name, 120)), '')) as company_name
    from jsonb_to_recordset(jobs) as each (
      job_id uuid, saved_at timestamptz, note text, noted_at timestamptz, title text, company_name text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - public.time_shown_after_end()
      and job.status <> 'held'
    where each.job_id is not null
    order by each.job_id, each.saved_at),
  ranked as materialized (
    select given.*, mine.job_id is not null as is_kept,
      row_number() over (partition by mine.job_id is not null order by given.saved_at desc, given.job_id) as rank
    from given left join public.saved_jobs as mine on mine.user_id = viewer and mine.job_id = given.job_id
    where given.title is not null and given.company_name is not null),
  written as (
    insert into public.saved_jobs as kept (user_id, job_id, saved_at, note, noted_at, title, company_name)
    select viewer, job_id, saved_at, note, case when note is not null then noted_at end, title, company_name
    from ranked where is_kept or rank <= room
    on conflict (user_id, job_id) do update set
      saved_at = least(kept.saved_at, excluded.saved_at),
      note = case
        when excluded.note is null or position(excluded.note in kept.note) > 0 then kept.note
        when kept.note is null or position(kept.note in excluded.note) > 0 then excluded.note
        when length(kept.note) + length(excluded.note) + 2 > 2000
          then case when excluded.noted_at > kept.noted_at then excluded.note else kept.note end
        when excluded.noted_at >= kept.noted_at then kept.note || E'\n\n' || excluded.note
        else excluded.note || E'\n\n' || kept.note end,
      noted_at = greatest(kept.noted_at, excluded.noted_at))
  select coalesce(array_agg(job_id), '{}') into left_out from ranked where not is_kept and rank > room;
  return left_out;
end
$function$;

create or replace function public.sent_application (
  application_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now()),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'isProven', application.proven_at is not null, 'phone', application.phone, 'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) || case
          when event.body is null then '{}'
          when application.proven_at is null and coalesce(application.applicant_id <> auth.uid(), true)
            then '{"isHeld": true}'
          else jsonb_build_object('subject', event.subject, 'body', event.body) end order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.id = sent_application.application_id
$function$;

create or replace function public.take_stale_jobs (
  max_jobs integer default 20
)
  returns table (
    id          uuid,
    slug        text,
    employer_id uuid,
    state_slug  text,
    city_slug   text
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  with taken as (
    delete from public.stale_jobs where job_id = any (array(
      select job_id from public.stale_jobs where due_at <= now() order by due_at limit max_jobs for update skip locked))
    returning job_id)
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from taken join public.jobs as job on job.id = taken.job_id
$function$;

alter function "public"."take_stale_jobs"(integer) owner to "postgres";

alter table "public"."cases"
  add constraint "cases_account_id_fkey" foreign key (account_id) references auth.users(id) on delete cascade;

alter table "public"."decisions"
  add constraint "decisions_case_id_fkey" foreign key (case_id) references public.cases(id) on delete cascade;

alter table "public"."decisions"
  add constraint "decisions_decided_by_fkey" foreign key (decided_by) references auth.users(id) on delete set null;

alter table "public"."jobs"
  add constraint "jobs_status_check" check ((status = ANY (ARRAY['open'::text, 'paused'::text, 'closed'::text, 'held'::text])));

alter table "public"."operators"
  add constraint "operators_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

alter table "public"."stale_jobs"
  add constraint "stale_jobs_job_id_fkey" foreign key (job_id) references public.jobs(id) on delete cascade;

create index audit_events_actor on public.audit_events using btree (actor_id, id desc);

create index audit_events_subject on public.audit_events using btree (subject_id, id desc);

create index cases_account on public.cases using btree (account_id);

create unique index cases_open on public.cases using btree (subject_kind, subject_id)
  where (closed_at is null);

create index cases_queue on public.cases using btree (risk desc, opened_at, id)
  where (closed_at is null);

create index cases_subject on public.cases using btree (subject_id, id desc);

create index decisions_case on public.decisions using btree (case_id, decided_at desc);

create trigger keep
  before delete or update or truncate on public.audit_events
  for each STATEMENT
  execute function public.refuse_change();

create trigger d_judge
  before insert or update of title,
    location, description, salary, contact, tags, benefits, application_url, status, expires_at on public.jobs
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function public.judge_job();

create trigger e_date_shown
  before update of status, title, location, description, salary, contact, tags, benefits, application_url on public.jobs
  for each row
  when (((old.status = 'held'::text) AND (new.status = 'open'::text)))
  execute function public.date_shown_job();

revoke all on function "public"."case_queue"(integer) from public;

revoke all on function "public"."case_queue"(integer) from "postgres";

grant execute on function "public"."case_queue"(integer) to "postgres";

grant execute on function "public"."case_queue"(integer) to "service_role";

revoke all on function "public"."date_shown_job"() from public;

revoke all on function "public"."date_shown_job"() from "postgres";

grant execute on function "public"."date_shown_job"() to "postgres";

grant execute on function "public"."date_shown_job"() to "service_role";

revoke all on function "public"."decide_case"(bigint, text, text, uuid) from public;

revoke all on function "public"."decide_case"(bigint, text, text, uuid) from "postgres";

grant execute on function "public"."decide_case"(bigint, text, text, uuid) to "postgres";

grant execute on function "public"."decide_case"(bigint, text, text, uuid) to "service_role";

revoke all on function "public"."find_decision"(uuid) from public;

revoke all on function "public"."find_decision"(uuid) from "postgres";

grant execute on function "public"."find_decision"(uuid) to "postgres";

grant execute on function "public"."find_decision"(uuid) to "service_role";

revoke all on function "public"."is_removed_job"(uuid) from public;

revoke all on function "public"."is_removed_job"(uuid) from "postgres";

grant execute on function "public"."is_removed_job"(uuid) to "postgres";

grant execute on function "public"."is_removed_job"(uuid) to "service_role";

revoke all on function "public"."job_hold"(uuid) from public;

revoke all on function "public"."job_hold"(uuid) from "postgres";

grant execute on function "public"."job_hold"(uuid) to "postgres";

grant execute on function "public"."job_hold"(uuid) to "service_role";

revoke all on function "public"."judge_job"() from public;

revoke all on function "public"."judge_job"() from "postgres";

grant execute on function "public"."judge_job"() to "postgres";

grant execute on function "public"."judge_job"() to "service_role";

revoke all on function "public"."note_audit_event"(text, text, text, jsonb, uuid) from public;

revoke all on function "public"."note_audit_event"(text, text, text, jsonb, uuid) from "postgres";

grant execute on function "public"."note_audit_event"(text, text, text, jsonb, uuid) to "postgres";

grant execute on function "public"."note_audit_event"(text, text, text, jsonb, uuid) to "service_role";

revoke all on function "public"."open_case"(text, uuid, uuid, jsonb) from public;

revoke all on function "public"."open_case"(text, uuid, uuid, jsonb) from "postgres";

grant execute on function "public"."open_case"(text, uuid, uuid, jsonb) to "postgres";

grant execute on function "public"."open_case"(text, uuid, uuid, jsonb) to "service_role";

revoke all on function "public"."refuse_change"() from public;

revoke all on function "public"."refuse_change"() from "postgres";

grant execute on function "public"."refuse_change"() to "postgres";

grant execute on function "public"."refuse_change"() to "service_role";

revoke all on function "public"."take_stale_jobs"(integer) from public;

revoke all on function "public"."take_stale_jobs"(integer) from "postgres";

grant execute on function "public"."take_stale_jobs"(integer) to "postgres";

grant execute on function "public"."take_stale_jobs"(integer) to "service_role";

revoke all on table "public"."audit_events" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."audit_events" to "postgres";

revoke all on table "public"."audit_events" from "service_role";

grant select on table "public"."audit_events" to "service_role";

revoke all on table "public"."cases" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."cases" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."cases" to "service_role";

revoke all on table "public"."decisions" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."decisions" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."decisions" to "service_role";

revoke all on table "public"."operators" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."operators" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."operators" to "service_role";

revoke all on table "public"."stale_jobs" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."stale_jobs" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."stale_jobs" to "service_role";
