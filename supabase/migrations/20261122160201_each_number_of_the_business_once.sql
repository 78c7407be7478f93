-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."employer_profiles"
  drop constraint "employer_profiles_industry_check";

alter table "public"."job_alerts"
  drop constraint "job_alerts_currency_check";

alter table "public"."job_alerts"
  drop constraint "job_alerts_job_types_check";

alter table "public"."job_alerts"
  drop constraint "job_alerts_min_pay_check";

alter table "public"."job_alerts"
  drop constraint "job_alerts_radius_km_check";

alter table "public"."job_seeker_profiles"
  drop constraint "job_seeker_profiles_desired_job_types_check";

alter table "public"."job_seeker_profiles"
  drop constraint "job_seeker_profiles_search_radius_check";

alter table "public"."jobs"
  drop constraint "jobs_type_check";

alter table "public"."talent_alerts"
  drop constraint "talent_alerts_radius_km_check";

drop function "public"."sitemap_places"(text, integer, double precision);

create or replace function public.bury_jobs (
  job_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.jobs set expires_at = now() - public.time_shown_after_end() - interval '1 day'
    where id = any (bury_jobs.job_ids) and ended_at > now() - public.time_shown_after_end();
  delete from public.banned_jobs where job_id = any (bury_jobs.job_ids);
end
$function$;

create or replace function public.category_kind (
  category text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case
    when category = any (public.job_types()) then 'type'
    when category in (select lower(industry) from unnest(public.industries()) as industry) then 'industry'
    else 'tag' end
$function$;

create or replace function public.check_job_search (
  center_lat  double precision,
  center_lng  double precision,
  radius_km   double precision,
  min_pay     numeric,
  sort        text,
  page_size   integer,
  page_offset integer
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not (min_pay >= 0 and min_pay <= public.largest_pay()) then
    raise exception 'The minimum pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to % jobs and starts at 0 to 100000.', public.largest_page() using errcode = '22023';
  end if;
end
$function$;

create or replace function public.check_talent_search (
  audience    text,
  center_lat  double precision,
  center_lng  double precision,
  radius_km   double precision,
  min_years   integer,
  max_years   integer,
  available   text,
  max_pay     numeric,
  sort        text,
  page_size   integer,
  page_offset integer
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not min_years between 0 and 50 or not max_years between 0 and 50 then
    raise exception 'Years of experience go from 0 to 50.' using errcode = '22023';
  elsif available not in ('now', 'month') then
    raise exception 'Available now or within a month.' using errcode = '22023';
  elsif not (max_pay >= 0 and max_pay <= public.largest_pay()) then
    raise exception 'The desired pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to % talents and starts at 0 to 100000.', public.largest_page() using errcode = '22023';
  elsif audience = 'visitor' and (min_years is not null or max_years is not null or available = 'month') then
    raise exception 'Sign in to filter by years and by a later start.' using errcode = '42501';
  elsif audience <> 'employer' and max_pay is not null then
    raise exception 'Desired pay is for employers.' using errcode = '42501';
  end if;
end
$function$;

create or replace function public.currencies()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select array['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] $function$;

alter function "public"."currencies"() owner to "postgres";

create or replace function public.default_open_time()
  returns interval
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select interval '30 days' $function$;

alter function "public"."default_open_time"() owner to "postgres";

create or replace function public.default_radius_km()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 10 $function$;

alter function "public"."default_radius_km"() owner to "postgres";

create or replace function public.default_talent_radius_km()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 25 $function$;

alter function "public"."default_talent_radius_km"() owner to "postgres";

create or replace function public.employer_page (
  company     text,
  state       text,
  city        text,
  page_size   integer default 20,
  page_offset integer default 0
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with wanted as (select lower(left(company, 200) collate "und-x-icu") as name),
  matching as materialized (
    select job, job.id, job.employer_id, job.company_name, job.company_logo, job.company_description, job.industry, job.created_at,
      job.location, job.state_slug = employer_page.state and job.city_slug = employer_page.city as is_here
    from public.jobs as job, wanted
    where job.company_slug = wanted.name and job.status = 'open' and job.expires_at > now()),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.largest_page()) offset least(greatest(page_offset, 0), 100000))
  select jsonb_build_object(
    'name', coalesce((select min(company_name) from matching), min(job.company_name)),
    'total', (select count(*) from matching),
    'here', (select count(*) from matching where is_here),
    'companies', coalesce((select jsonb_agg(to_jsonb(each) - 'rank' order by each.rank, each.id) from (
        select employer_id as id, min(company_name) as name, max(company_logo) as logo, max(company_description) as description,
          max(industry) as industry, count(*), mode() within group (order by location #>> '{address,city}') as city,
          mode() within group (order by location #>> '{address,state}') as state,
          -- A company with several shops is not at one of them.
          case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end as street,
          (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id) as since,
          case when bool_or(is_here) then 0 else 1 end as rank
        from matching group by employer_id order by rank, count(*) desc limit 12) as each), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, created_at desc, id) from page), '[]'))
  from public.jobs as job, wanted
  where job.company_slug = wanted.name and job.state_slug = employer_page.state and job.city_slug = employer_page.city
    and job.ended_at > now() - public.time_shown_after_end()
  having count(*) > 0
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
      where slug = find_job_id.name and ended_at > now() - public.time_shown_after_end()
        and (find_job_id.state is null or state_slug = find_job_id.state)
        and (find_job_id.city is null or city_slug = find_job_id.city)
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood))
    union all
    (select id, case when status = 'open' and expires_at > now() then 2 else 3 end from public.jobs
      where state_slug = find_job_id.state and city_slug = find_job_id.city and title_slug = find_job_id.name
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood)
        and ended_at > now() - public.time_shown_after_end()
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
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end()
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
        from public.jobs
        where state_slug = find_listing.state and city_slug = find_listing.city and find_listing.city <> 'unknown'
          and find_listing.state <> 'unknown'
          and (find_listing.name is null or neighborhood_slug = find_listing.name)
          and ended_at > now() - public.time_shown_after_end()
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = find_listing.name and titled.state_slug = find_listing.state
            and titled.city_slug = find_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.time_shown_after_end();
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
  where job.slug = find_moved_job_id.name and job.ended_at > now() - public.time_shown_after_end()
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
    where job.id = any (find_saved_jobs.job_ids) and job.ended_at > now() - public.time_shown_after_end();
end
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
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
  end if;
  if current_user in ('anon', 'authenticated') then
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

create or replace function public.industries()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select array['Technology', 'Healthcare', 'Retail', 'Manufacturing', 'Construction', 'Education', 'Finance', 'Hospitality',
  'Transportation', 'Other'] $function$;

alter function "public"."industries"() owner to "postgres";

create or replace function public.is_pay_for_its_period (
  salary jsonb,
  type   text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select type = 'volunteer' or salary is null or coalesce((
    select bool_and(amount between bounds.least and bounds.most)
    from (values ('hour', 1, 1000), ('day', 5, 8000), ('week', 10, 40000), ('month', 25, 175000),
        ('year', 200, public.largest_pay())) as bounds (period, least, most),
      unnest(array[(salary ->> 'min')::numeric, (salary ->> 'max')::numeric]) as amount
    where bounds.period = salary ->> 'period' and amount is not null), true)
$function$;

create or replace function public.is_salary (
  salary jsonb
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select salary is null or coalesce(
    jsonb_typeof(salary) = 'object'
    and coalesce(jsonb_typeof(salary -> 'min'), 'null') in ('number', 'null')
    and coalesce(jsonb_typeof(salary -> 'max'), 'null') in ('number', 'null')
    and coalesce(salary ->> 'min', salary ->> 'max') is not null
    and coalesce((salary ->> 'min')::numeric, 0) between 0 and public.largest_pay()
    and coalesce((salary ->> 'max')::numeric, 0) between 0 and public.largest_pay()
    and coalesce((salary ->> 'min')::numeric, 0) <= coalesce((salary ->> 'max')::numeric, public.largest_pay())
    and salary ->> 'currency' = any (public.currencies())
    and salary ->> 'period' = any (public.pay_periods())
    and length(salary::text) <= 200, false)
$function$;

create or replace function public.job_types()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'] $function$;

alter function "public"."job_types"() owner to "postgres";

create or replace function public.largest_page()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 50 $function$;

alter function "public"."largest_page"() owner to "postgres";

create or replace function public.largest_pay()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 100000000 $function$;

alter function "public"."largest_pay"() owner to "postgres";

create or replace function public.largest_radius_km()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 100 $function$;

alter function "public"."largest_radius_km"() owner to "postgres";

create or replace function public.limit_job_alerts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(new.user_id::text, new.address), 0));
  if (select count(*) from public.job_alerts where user_id = new.user_id or address = new.address) >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'job_alerts_count';
  end if;
  return new;
end
$function$;

create or replace function public.limit_talent_alerts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || new.employer_id, 0));
  if (select count(*) from public.talent_alerts where employer_id = new.employer_id) >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'talent_alerts_count';
  end if;
  return new;
end
$function$;

create or replace function public.listings_of_jobs (
  job_ids uuid[]
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with wanted as (
    select job.lat, job.lng, job.company_slug, job.state_slug, job.city_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - public.time_shown_after_end())
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from wanted, jsonb_array_elements(public.places_around(wanted.lat, wanted.lng, public.default_radius_km())) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from wanted), '[]'),
    'cities', coalesce((select jsonb_agg(distinct jsonb_build_array(state_slug, city_slug)) from wanted), '[]'),
    'cells', coalesce((select jsonb_agg(distinct jsonb_build_array(floor(lat * 2), floor(lng * 2))) from wanted), '[]'))
$function$;

create or replace function public.longest_open_time()
  returns interval
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select interval '60 days' $function$;

alter function "public"."longest_open_time"() owner to "postgres";

create or replace function public.most_alerts()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 50 $function$;

alter function "public"."most_alerts"() owner to "postgres";

create or replace function public.most_saved_jobs()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 1000 $function$;

alter function "public"."most_saved_jobs"() owner to "postgres";

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
      'isShown', job.ended_at > now() - public.time_shown_after_end(), 'hasEnded', job.ended_at <= now()),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
$function$;

create or replace function public.pay_periods()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select array['hour', 'day', 'week', 'month', 'year'] $function$;

alter function "public"."pay_periods"() owner to "postgres";

create or replace function public.places_around (
  lat       double precision,
  lng       double precision,
  radius_km double precision
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with point as (select public.sphere_point(places_around.lat, places_around.lng) as center,
      public.chord_km(least(radius_km, public.largest_radius_km())) as chord),
  known as (
    select place.state_slug, place.city_slug, place.neighborhood_slug
    from public.places as place, point
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and extensions.cube_enlarge(center, chord, 3) operator(extensions.@>) place.pt
      and (place.pt operator(extensions.<->) center) <= chord),
  candidates as (
    select distinct state_slug, city_slug, names.neighborhood_slug
    from public.jobs, point, lateral (values (null::text), (nullif(neighborhood_slug, ''))) as names (neighborhood_slug)
    where status = 'open' and extensions.cube_enlarge(center, public.chord_km(least(radius_km, public.largest_radius_km()) * 3), 3) operator(extensions.@>) pt
      and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  posted as (
    select candidate.*
    from candidates as candidate, point,
      lateral (
        select public.sphere_point(avg(job.lat), avg(job.lng)) as middle from public.jobs as job
        where job.state_slug = candidate.state_slug and job.city_slug = candidate.city_slug
          and (candidate.neighborhood_slug is null or job.neighborhood_slug = candidate.neighborhood_slug)
          and job.ended_at > now() - public.time_shown_after_end()) as its
    where (its.middle operator(extensions.<->) center) <= chord
      and not exists (select from public.places as place
        where place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug and place.namesake = 0
          and place.kind = case when candidate.neighborhood_slug is null then 'city' else 'neighborhood' end
          and (candidate.neighborhood_slug is null or place.neighborhood_slug = candidate.neighborhood_slug)))
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
  from (select * from known union select * from posted) as page
$function$;

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
  with replies as (
    select (select min(answer.at) from public.application_events as answer
        where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
          and exists (select from public.application_events as opened
            where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
      - application.created_at as took, public.mailbox_of(application.email) as mailbox
    from public.applications as application
    join public.jobs as job on job.id = application.job_id
    where application.job_id = reply_record.job_id and job.ended_at > now() - public.time_shown_after_end()
      and application.created_at <= now() - interval '7 days' and application.proven_at is not null)
  select floor(10.0 * count(took) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from replies
  having count(distinct mailbox) >= 10
$function$;

create or replace function public.request_job_alert (
  address   text,
  words     text,
  job_types text[],
  min_pay   numeric,
  currency  text,
  location  jsonb,
  radius_km integer,
  frequency text,
  hour      integer,
  weekday   integer,
  time_zone text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  asked_address text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(asked_address) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.stopped_addresses as stopped
      where stopped.address = asked_address and stopped.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif (select count(*) from public.job_alerts as alert where alert.address = asked_address) >= public.most_alerts() then
    return 'too_many';
  elsif not public.take_unasked_email(asked_address, 1) then
    return 'too_many';
  end if;
  insert into public.job_alerts as alert (user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency,
      hour, weekday, time_zone, status)
    values (null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), location,
      coalesce(radius_km, public.default_radius_km()), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$function$;

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
      'location', job.location, 'isShown', job.ended_at > now() - public.time_shown_after_end(), 'endsAt', job.ended_at,
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

create or replace function public.shut_out_banned()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from auth.sessions where user_id = new.id;
  insert into public.banned_jobs (job_id)
    select id from public.jobs where employer_id = new.id and ended_at > now() - public.time_shown_after_end()
    on conflict do nothing;
  update public.jobs set status = 'closed' where employer_id = new.id and status <> 'closed' and expires_at > now();
  update public.job_seeker_profiles set is_visible = false where user_id = new.id and is_visible;
  -- What it wrote to people and has not left yet. Applicants hear from us what became of the jobs.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = new.id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = new.id)));
  return null;
end
$function$;

create or replace function public.sitemap_places (
  state      text             default null::text,
  least_jobs integer          default 3,
  radius_km  double precision default public.default_radius_km()
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with pages as materialized (
    select place.state_slug, place.city_slug, place.neighborhood_slug, place.pt
    from public.places as place
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and (sitemap_places.state is null or place.state_slug = sitemap_places.state)
    union all
    select state_slug, city_slug, names.neighborhood_slug, public.sphere_point(avg(job.lat), avg(job.lng))
    from public.jobs as job, lateral (values (null::text), (nullif(job.neighborhood_slug, ''))) as names (neighborhood_slug)
    where ended_at > now() - public.time_shown_after_end() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (sitemap_places.state is null or state_slug = sitemap_places.state)
      and not exists (select from public.places as place
        where place.state_slug = job.state_slug and place.city_slug = job.city_slug and place.namesake = 0
          and place.kind = case when names.neighborhood_slug is null then 'city' else 'neighborhood' end
          and (names.neighborhood_slug is null or place.neighborhood_slug = names.neighborhood_slug))
    group by 1, 2, 3),
  areas as materialized (
    select pages.*, extensions.cube_enlarge(pt, reach.chord, 3) as area, reach.chord
    from pages, (select public.chord_km(least(radius_km, public.largest_radius_km())) as chord) as reach),
  counted as (
    select state_slug, city_slug, neighborhood_slug,
      case when alive.seen <= 1000 and over.seen <= 1000 then greatest(alive.changed, over.changed) end as changed
    from areas, lateral (
      select count(*) as seen, count(*) filter (where expires_at > now()) as open,
        max(case when expires_at > now() then updated_at else greatest(updated_at, expires_at) end) as changed
      from (
        select job.expires_at, job.updated_at from public.jobs as job
        where job.status = 'open' and areas.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
        limit 1001) as few) as alive,
      lateral (
        select count(*) as seen, max(updated_at) as changed
        from (
          select job.updated_at from public.jobs as job
          where job.status <> 'open' and areas.area operator(extensions.@>) job.pt
            and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
          limit 1001) as few) as over
    where alive.open >= least_jobs)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug, changed)
      order by state_slug, city_slug, neighborhood_slug nulls first), '[]')
  from (
    select state_slug, city_slug, neighborhood_slug, max(changed) as changed from counted
    group by 1, 2, 3 limit 50000) as page
$function$;

alter function "public"."sitemap_places"(text, integer, double precision) owner to "postgres";

create or replace function public.time_shown_after_end()
  returns interval
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select interval '14 days' $function$;

alter function "public"."time_shown_after_end"() owner to "postgres";

create or replace function public.us_state_name (
  state text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce((
    select known.name from public.us_states() as known
    where public.slugify(us_state_name.state) in (lower(known.code), replace(lower(known.name), ' ', '-'))), state)
$function$;

create or replace function public.us_states()
  returns table (
    code text,
    name text
  )
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  values
    ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
    ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
    ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
    ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
    ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
    ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
    ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
    ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
    ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
    ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming')
$function$;

alter function "public"."us_states"() owner to "postgres";

create or replace function public.write_farewells (
  max_jobs integer                  default 20,
  now_at   timestamp with time zone default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  since timestamptz;
  written integer;
begin
  insert into public.scheduled_steps (step, done_until) values ('farewells', now_at - public.time_shown_after_end() - interval '1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'farewells' for update skip locked;
  if since is not null then
    insert into public.job_farewells (job_id, not_before)
      select id, now_at from public.jobs
      where ended_at > greatest(since, now_at - 2 * public.time_shown_after_end()) and ended_at <= now_at - public.time_shown_after_end()
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set done_until = greatest(since, now_at - public.time_shown_after_end()) where step = 'farewells';
  end if;
  with claimed as (
    delete from public.job_farewells where job_id = any (array(
      select job_id from public.job_farewells where not_before <= now_at
      order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id),
  told as (
    insert into public.application_events (application_id, job_id, kind)
      select waiting.id, waiting.job_id, 'job-closed'
      from claimed cross join lateral public.waiting_applications(claimed.job_id) as waiting
    on conflict do nothing
    returning application_id)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-closed', application.email, jsonb_build_object('applicationId', application.id),
      'job-closed:' || application.id
    from public.may_be_told(array(select application_id from told)) as application
    -- Written for an earlier closing and sent since; the applicant knows.
    on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end
$function$;

revoke all on function "public"."currencies"() from public;

grant execute on function "public"."currencies"() to "authenticated";

revoke all on function "public"."currencies"() from "postgres";

grant execute on function "public"."currencies"() to "postgres";

grant execute on function "public"."currencies"() to "service_role";

revoke all on function "public"."default_open_time"() from public;

grant execute on function "public"."default_open_time"() to "authenticated";

revoke all on function "public"."default_open_time"() from "postgres";

grant execute on function "public"."default_open_time"() to "postgres";

grant execute on function "public"."default_open_time"() to "service_role";

revoke all on function "public"."default_radius_km"() from public;

grant execute on function "public"."default_radius_km"() to "authenticated";

revoke all on function "public"."default_radius_km"() from "postgres";

grant execute on function "public"."default_radius_km"() to "postgres";

grant execute on function "public"."default_radius_km"() to "service_role";

revoke all on function "public"."default_talent_radius_km"() from public;

grant execute on function "public"."default_talent_radius_km"() to "authenticated";

revoke all on function "public"."default_talent_radius_km"() from "postgres";

grant execute on function "public"."default_talent_radius_km"() to "postgres";

grant execute on function "public"."default_talent_radius_km"() to "service_role";

revoke all on function "public"."industries"() from public;

grant execute on function "public"."industries"() to "authenticated";

revoke all on function "public"."industries"() from "postgres";

grant execute on function "public"."industries"() to "postgres";

grant execute on function "public"."industries"() to "service_role";

revoke all on function "public"."job_types"() from public;

grant execute on function "public"."job_types"() to "authenticated";

revoke all on function "public"."job_types"() from "postgres";

grant execute on function "public"."job_types"() to "postgres";

grant execute on function "public"."job_types"() to "service_role";

revoke all on function "public"."largest_page"() from public;

revoke all on function "public"."largest_page"() from "postgres";

grant execute on function "public"."largest_page"() to "postgres";

grant execute on function "public"."largest_page"() to "service_role";

revoke all on function "public"."largest_pay"() from public;

grant execute on function "public"."largest_pay"() to "authenticated";

revoke all on function "public"."largest_pay"() from "postgres";

grant execute on function "public"."largest_pay"() to "postgres";

grant execute on function "public"."largest_pay"() to "service_role";

revoke all on function "public"."largest_radius_km"() from public;

grant execute on function "public"."largest_radius_km"() to "authenticated";

revoke all on function "public"."largest_radius_km"() from "postgres";

grant execute on function "public"."largest_radius_km"() to "postgres";

grant execute on function "public"."largest_radius_km"() to "service_role";

revoke all on function "public"."longest_open_time"() from public;

grant execute on function "public"."longest_open_time"() to "authenticated";

revoke all on function "public"."longest_open_time"() from "postgres";

grant execute on function "public"."longest_open_time"() to "postgres";

grant execute on function "public"."longest_open_time"() to "service_role";

revoke all on function "public"."most_alerts"() from public;

revoke all on function "public"."most_alerts"() from "postgres";

grant execute on function "public"."most_alerts"() to "postgres";

grant execute on function "public"."most_alerts"() to "service_role";

revoke all on function "public"."most_saved_jobs"() from public;

revoke all on function "public"."most_saved_jobs"() from "postgres";

grant execute on function "public"."most_saved_jobs"() to "postgres";

grant execute on function "public"."most_saved_jobs"() to "service_role";

revoke all on function "public"."pay_periods"() from public;

grant execute on function "public"."pay_periods"() to "authenticated";

revoke all on function "public"."pay_periods"() from "postgres";

grant execute on function "public"."pay_periods"() to "postgres";

grant execute on function "public"."pay_periods"() to "service_role";

revoke all on function "public"."sitemap_places"(text, integer, double precision) from public;

revoke all on function "public"."sitemap_places"(text, integer, double precision) from "postgres";

grant execute on function "public"."sitemap_places"(text, integer, double precision) to "postgres";

grant execute on function "public"."sitemap_places"(text, integer, double precision) to "service_role";

revoke all on function "public"."time_shown_after_end"() from public;

revoke all on function "public"."time_shown_after_end"() from "postgres";

grant execute on function "public"."time_shown_after_end"() to "postgres";

grant execute on function "public"."time_shown_after_end"() to "service_role";

revoke all on function "public"."us_states"() from public;

grant execute on function "public"."us_states"() to "authenticated";

revoke all on function "public"."us_states"() from "postgres";

grant execute on function "public"."us_states"() to "postgres";

grant execute on function "public"."us_states"() to "service_role";

alter table "public"."job_alerts"
  alter column "radius_km" set default public.default_radius_km();

alter table "public"."job_seeker_profiles"
  alter column "search_radius" set default public.default_radius_km();

alter table "public"."jobs"
  alter column "expires_at" set default (now() + public.default_open_time());

alter table "public"."talent_alerts"
  alter column "radius_km" set default public.default_talent_radius_km();

alter table "public"."employer_profiles"
  add constraint "employer_profiles_industry_check" check ((industry = ANY (public.industries())));

alter table "public"."job_alerts"
  add constraint "job_alerts_currency_check" check ((currency = ANY (public.currencies())));

alter table "public"."job_alerts"
  add constraint "job_alerts_job_types_check"
    check (((cardinality(job_types) <= cardinality(public.job_types())) AND (job_types <@ public.job_types())));

alter table "public"."job_alerts"
  add constraint "job_alerts_min_pay_check" check (((min_pay >= (0)::numeric) AND (min_pay <= (public.largest_pay())::numeric)));

alter table "public"."job_alerts"
  add constraint "job_alerts_radius_km_check" check (((radius_km >= 1) AND (radius_km <= public.largest_radius_km())));

alter table "public"."job_seeker_profiles"
  add constraint "job_seeker_profiles_desired_job_types_check" check ((desired_job_types <@ public.job_types()));

alter table "public"."job_seeker_profiles"
  add constraint "job_seeker_profiles_search_radius_check"
    check (((search_radius >= 1) AND (search_radius <= public.largest_radius_km())));

alter table "public"."jobs"
  add constraint "jobs_type_check" check ((type = ANY (public.job_types())));

alter table "public"."talent_alerts"
  add constraint "talent_alerts_radius_km_check" check (((radius_km >= 1) AND (radius_km <= public.largest_radius_km())));
