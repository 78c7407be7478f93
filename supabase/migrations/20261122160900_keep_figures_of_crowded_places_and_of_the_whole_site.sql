-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop index "public"."jobs_company";

drop function "public"."category_page"(double precision, double precision, double precision, text, integer, integer, text);

drop function "public"."count_claims"();

drop function "public"."employer_page"(text, text, text, integer, integer);

drop function "public"."open_jobs_around"(double precision, double precision, double precision);

drop function "public"."sitemap_employers"(text, text);

drop function "public"."sitemap_jobs"(uuid, uuid);

create table "public"."kept_figures" (
  "question" jsonb                    not null,
  "answer"   jsonb,
  "made_at"  timestamp with time zone,
  "took"     interval,
  "asked_at" timestamp with time zone not null default now(),
  constraint "kept_figures_pkey" primary key (question)
);

alter table "public"."kept_figures"
  enable row level security;

alter table "public"."kept_figures"
  owner to "postgres";

create table "public"."posted_places" (
  "state_slug"        text            not null,
  "city_slug"         text            not null,
  "neighborhood_slug" text            not null,
  "pt"                extensions.cube not null,
  constraint "posted_places_pkey" primary key (state_slug, city_slug, neighborhood_slug)
);

alter table "public"."posted_places"
  enable row level security;

alter table "public"."posted_places"
  owner to "postgres";

create or replace function public.ask_figure (
  question jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if (select count(*) <= public.search_limit('counted') from (
      select from public.jobs where status = 'open' limit public.search_limit('counted') + 1) as some_jobs) then
    return public.count_figure(ask_figure.question);
  end if;
  if public.kept_figure(ask_figure.question) is null then
    perform public.keep_figure(ask_figure.question);
  end if;
  return public.kept_figure(ask_figure.question);
end
$function$;

alter function "public"."ask_figure"(jsonb) owner to "postgres";

create or replace function public.categories_now()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with open as materialized (
    select type, lower(industry) as industry, tags, state_slug, city_slug, location #>> '{address,city}' as city,
      location #>> '{address,state}' as state
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  entries as (
    select 'type' as kind, type as slug, state_slug, city_slug, city, state from open
    union all select 'industry', industry, state_slug, city_slug, city, state from open where industry is not null),
  cities as (
    select kind, slug, min(city) as city, min(state) as state, count(*),
      row_number() over (partition by kind, slug order by count(*) desc, city_slug, state_slug) as place
    from entries group by kind, slug, state_slug, city_slug),
  categories as (
    select kind, slug, sum(count) as count,
      jsonb_agg(jsonb_build_object('city', city, 'state', state, 'count', count) order by place) filter (where place <= 8) as cities
    from cities group by kind, slug),
  tags as (
    select 'tag' as kind, tag as slug, count(*) as count, '[]'::jsonb as cities
    from open, unnest(tags) as tag group by tag having count(*) >= 3 order by count(*) desc, tag limit 60)
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.slug), '[]')
  from (select * from categories union all select * from tags) as each
$function$;

alter function "public"."categories_now"() owner to "postgres";

create or replace function public.category_directory()
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$ select public.ask_figure('["categories"]') $function$;

create or replace function public.category_page (
  lat         double precision,
  lng         double precision,
  radius_km   double precision,
  category    text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  sort        text             default 'distance'::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with page as materialized (
    select * from public.search_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
      page_offset => category_page.page_offset, category => category_page.category) with ordinality as job)
  select jsonb_build_object('total', counted.total, 'is_more', counted.is_more,
    'newest', case when category_page.sort = 'date' and category_page.page_offset = 0 then (select max(created_at) from page)
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from page, unnest(page.tags) as tag where public.slugify(tag) = category_page.category),
    'jobs', coalesce((select jsonb_agg(to_jsonb(page) - 'ordinality' order by page.ordinality) from page), '[]'))
  from public.count_jobs(lat, lng, radius_km, category => category_page.category) as counted
$function$;

alter function "public"."category_page"(double precision, double precision, double precision, text, integer, integer, text)
  owner to "postgres";

create or replace function public.cities_now (
  state       text,
  initial     text,
  max_results integer
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.city, each.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (cities_now.state is null or state_slug = cities_now.state)
      and (initial is null or (case when left(city_slug, 1) between 'a' and 'z' then left(city_slug, 1) else '0' end) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit least(greatest(max_results, 1), 2000)) as each
$function$;

alter function "public"."cities_now"(text, text, integer) owner to "postgres";

create or replace function public.cities_with_jobs (
  state       text    default null::text,
  initial     text    default null::text,
  max_results integer default 2000
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$ select public.ask_figure(jsonb_build_array('cities', state, initial, max_results)) $function$;

create or replace function public.claims_now()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'jobs', count(*),
    'neighborhoods', count(distinct (state_slug, city_slug, neighborhood_slug)) filter (where neighborhood_slug <> ''),
    'job_seekers', (select count(*) from public.job_seeker_profiles))
  from public.jobs
  where status = 'open' and expires_at > now()
$function$;

alter function "public"."claims_now"() owner to "postgres";

create or replace function public.company_of (
  employer_id  uuid,
  company_slug text
)
  returns table (
    name        text,
    logo        text,
    description text,
    industry    text,
    city        text,
    state       text,
    street      text,
    since       timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select min(company_name), max(company_logo), max(company_description), max(industry),
    mode() within group (order by location #>> '{address,city}'), mode() within group (order by location #>> '{address,state}'),
    case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end,
    (select founded.created_at from public.employer_profiles as founded where founded.user_id = company_of.employer_id)
  from (
    select * from public.jobs as job
    where job.employer_id = company_of.employer_id and job.company_slug = company_of.company_slug and job.status = 'open'
      and job.expires_at > now()
    order by job.created_at desc limit 50) as newest
$function$;

alter function "public"."company_of"(uuid, text) owner to "postgres";

create or replace function public.count_claims()
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$ select public.ask_figure('["claims"]') $function$;

alter function "public"."count_claims"() owner to "postgres";

create or replace function public.count_employer_pages()
  returns bigint
  language sql
  security definer
  set search_path to ''
  AS $function$ select public.ask_figure('["employer pages"]')::bigint $function$;

create or replace function public.count_figure (
  question jsonb
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case question ->> 0
    when 'claims' then public.claims_now()
    when 'categories' then public.categories_now()
    when 'cities' then public.cities_now(question ->> 1, question ->> 2, (question ->> 3)::integer)
    when 'employer pages' then to_jsonb(public.employer_pages_now())
    when 'places' then public.sitemap_places_now(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'facts' then public.place_facts_now((question ->> 1)::double precision, (question ->> 2)::double precision,
      (question ->> 3)::double precision, question ->> 4, question ->> 5, null)
  end
$function$;

alter function "public"."count_figure"(jsonb) owner to "postgres";

create or replace function public.employer_page (
  company     text,
  state       text,
  city        text,
  page_size   integer default 20,
  page_offset integer default 0
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  most constant integer := public.search_limit('counted');
  wanted constant text := lower(left(company, 200) collate "und-x-icu");
  known text;
  answer jsonb;
begin
  select job.company_name into known from public.jobs as job
    where job.company_slug = wanted and job.state_slug = employer_page.state and job.city_slug = employer_page.city
      and job.ended_at > now() - public.time_shown_after_end()
    limit 1;
  if known is null then
    return null;
  end if;
  with local as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = wanted and status = 'open' and expires_at > now()
      and state_slug = employer_page.state and city_slug = employer_page.city
    limit most + 1),
  elsewhere as materialized (
    select id, employer_id, created_at from public.jobs
    where company_slug = wanted and status = 'open' and expires_at > now()
      and (state_slug, city_slug) <> (employer_page.state, employer_page.city)
    limit most + 1),
  matching as materialized (
    select *, true as is_here from local union all select *, false from elsewhere limit most + 1),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.largest_page()) offset least(greatest(page_offset, 0), most)),
  companies as (
    select employer_id, count(*), bool_or(is_here) as is_here from matching group by employer_id
    order by is_here desc, count(*) desc, employer_id limit 12)
  select jsonb_build_object(
    'name', coalesce((select min(told.name) from companies, lateral public.company_of(employer_id, wanted) as told), known),
    'total', (select least(count(*), most) from matching),
    'is_more', (select count(*) > most from matching),
    'here', (select least(count(*), most) from matching where is_here),
    'companies', coalesce((
      select jsonb_agg(to_jsonb(told) || jsonb_build_object('id', employer_id, 'count', companies.count)
        order by companies.is_here desc, employer_id)
      from companies, lateral public.company_of(employer_id, wanted) as told), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, page.created_at desc, id)
      from page join public.jobs as job using (id)), '[]'))
  into answer;
  return answer;
end
$function$;

alter function "public"."employer_page"(text, text, text, integer, integer) owner to "postgres";

create or replace function public.employer_pages_now()
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select count(*) from (
    select from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    group by company_slug, state_slug, city_slug) as page
$function$;

alter function "public"."employer_pages_now"() owner to "postgres";

create or replace function public.keep_figure (
  question jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  begun constant timestamptz := clock_timestamp();
  made constant jsonb := public.count_figure(keep_figure.question);
begin
  update public.kept_figures as figure set answer = made, made_at = begun, took = clock_timestamp() - begun
    where figure.question = keep_figure.question;
end
$function$;

alter function "public"."keep_figure"(jsonb) owner to "postgres";

create or replace function public.kept_figure (
  question jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kept public.kept_figures;
begin
  if kept_figure.question is null then
    return null;
  end if;
  select * into kept from public.kept_figures as figure where figure.question = kept_figure.question;
  if kept.question is null then
    insert into public.kept_figures (question) values (kept_figure.question) on conflict do nothing;
  elsif kept.asked_at < now() - interval '1 hour' then
    update public.kept_figures as figure set asked_at = now() where figure.question = kept_figure.question;
  end if;
  return kept.answer;
end
$function$;

alter function "public"."kept_figure"(jsonb) owner to "postgres";

create or replace function public.make_figure()
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due jsonb;
begin
  delete from public.kept_figures where asked_at < now() - interval '1 day';
  select question into due from public.kept_figures
    where made_at is null or made_at < now() - greatest(interval '10 minutes', 100 * took)
    order by made_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return false;
  end if;
  perform public.keep_figure(due);
  return true;
end
$function$;

alter function "public"."make_figure"() owner to "postgres";

create or replace function public.note_posted_place()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.city_slug not in ('', 'unknown') and new.state_slug not in ('', 'unknown') then
    insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
      select new.state_slug, new.city_slug, name, new.pt
      from unnest(array['', nullif(new.neighborhood_slug, '')]) as name where name is not null
      on conflict do nothing;
  end if;
  return null;
end
$function$;

alter function "public"."note_posted_place"() owner to "postgres";

create or replace function public.place_facts (
  lat       double precision,
  lng       double precision,
  radius_km double precision,
  state     text,
  city      text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant integer := public.search_limit('told');
  counted record;
  facts jsonb;
begin
  select total, is_more into counted from public.count_jobs(lat, lng, radius_km);
  if counted.total <= most then
    facts := public.place_facts_now(lat, lng, radius_km, state, city, null);
  else
    facts := coalesce(public.kept_figure(jsonb_build_array('facts', lat, lng, radius_km, state, city)),
      public.place_facts_now(lat, lng, radius_km, state, city, most));
  end if;
  return facts || jsonb_build_object('total', counted.total, 'is_more', counted.is_more,
    'newest', (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1)));
end
$function$;

create or replace function public.place_facts_now (
  lat       double precision,
  lng       double precision,
  radius_km double precision,
  state     text,
  city      text,
  most      integer
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set jit to 'off'
  AS $function$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  chord constant double precision := public.chord_km(radius_km);
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  nearest constant uuid[] := case when most is not null
    then array(select near.id from public.jobs_in_order(center, chord, null, null, null, null, null, false, most) as near) end;
  answer jsonb;
begin
  with around as materialized (
    select job.id, job.type, job.industry, job.tags, job.company_name, job.company_slug, job.schedule, job.salary,
      job.state_slug, job.city_slug, job.neighborhood_slug, job.location -> 'address' as address
    from public.jobs as job
    where job.status = 'open' and job.expires_at > now() and (nearest is null or job.id = any (nearest))
      and (nearest is not null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord))),
  near as materialized (
    select around.*, address ->> 'neighborhood' as neighborhood, address ->> 'city' as city, address ->> 'state' as state,
      case when salary ->> 'currency' = 'USD' then public.pay_per_hour(
        (coalesce((salary ->> 'min')::numeric, (salary ->> 'max')::numeric)
          + coalesce((salary ->> 'max')::numeric, (salary ->> 'min')::numeric)) / 2, salary ->> 'period') end as pay
    from around)
  select jsonb_build_object(
    'pay', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.industry) from (
        select industry, count(pay),
          round(percentile_cont(0.5) within group (order by pay)::numeric, 2) as median,
          round(min(pay), 2) as low, round(max(pay), 2) as high
        from near where industry is not null and pay > 0
        group by industry having count(pay) >= 5) as each), '[]'),
    'employers', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select min(company_name) as name, count(*), mode() within group (order by near.state) as state,
          mode() within group (order by near.city) as city
        from near where state_slug <> 'unknown' and city_slug <> 'unknown'
        group by company_slug having count(*) >= 2 order by count(*) desc, min(company_name) limit 6) as each), '[]'),
    'types', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select type as name, count(*) from near group by type) as each), '[]'),
    'industries', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select industry as name, count(*) from near where industry is not null group by industry) as each), '[]'),
    'tags', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select tag as name, count(*) from near, unnest(tags) as tag
        group by tag having count(*) >= 3 order by count(*) desc, tag limit 16) as each), '[]'),
    'neighborhoods', coalesce((select jsonb_agg(to_jsonb(each) order by each.name) from (
        select min(neighborhood) as name, count(*) from near
        where state_slug = place_facts_now.state and city_slug = place_facts_now.city and neighborhood_slug <> ''
        group by neighborhood_slug order by count(*) desc limit 40) as each), '[]'),
    'schedules', (select jsonb_build_object('told', count(*),
        'evenings', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '(evening|night)$')),
        'weekends', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '^(sat|sun)')))
      from near where schedule <> '{}'),
    'replies', (select jsonb_build_object('applications', count(*), 'answered', count(*) filter (where application.status <> 'new'))
      from public.applications as application join near on near.id = application.job_id
      where application.created_at < now() - interval '7 days'
      having count(*) >= 20))
  into answer;
  return answer;
end
$function$;

alter function "public"."place_facts_now"(double precision, double precision, double precision, text, text, integer) owner to
  "postgres";

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
  -- Materialized, or the jobs of every city around are averaged before the gazetteer is asked.
  unlisted as materialized (
    select candidate.state_slug, candidate.city_slug, nullif(candidate.neighborhood_slug, '') as neighborhood_slug
    from public.posted_places as candidate, point
    where extensions.cube_enlarge(center, public.chord_km(least(radius_km * 5, public.largest_radius_km())), 3)
        operator(extensions.@>) candidate.pt
      and not exists (select from public.places as place
        where place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug and place.namesake = 0
          and place.kind = case when candidate.neighborhood_slug = '' then 'city' else 'neighborhood' end
          and (candidate.neighborhood_slug = '' or place.neighborhood_slug = candidate.neighborhood_slug))),
  posted as (
    select unlisted.* from unlisted, point
    where (public.posted_middle(state_slug, city_slug, neighborhood_slug) operator(extensions.<->) center) <= chord)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
  from (select * from known union select * from posted) as page
$function$;

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
      and ended_at > now() - public.time_shown_after_end()
    limit 1000) as some_jobs
$function$;

alter function "public"."posted_middle"(text, text, text) owner to "postgres";

create or replace function public.search_limit (
  name text
)
  returns integer
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return case name
    -- A count that gets there says '10,000+'.
    when 'counted' then 10000
    -- Jobs whose entries in an index are looked at.
    when 'looked at' then 40000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 8000
    when 'read' then 20000
    -- Entries that an index of words or categories may name; what more jobs have is found by reading jobs in their order.
    when 'named' then 50000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 1000
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
    -- Jobs around a place whose figures are counted while somebody waits (D64).
    when 'told' then 1000
  end;
end
$function$;

create or replace function public.sitemap_employers (
  from_hash   text default ''::text,
  before_hash text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(company_slug, state_slug, city_slug, changed)), '[]') from (
      select company_slug, state_slug, city_slug, max(updated_at) as changed from public.jobs
      where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
        and md5(company_slug) >= from_hash and (before_hash is null or md5(company_slug) < before_hash)
      group by company_slug, state_slug, city_slug
      order by company_slug, state_slug, city_slug
      limit 50000) as page);
end
$function$;

alter function "public"."sitemap_employers"(text, text) owner to "postgres";

create or replace function public.sitemap_jobs (
  from_id   uuid,
  before_id uuid default null::uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(slug, state_slug, city_slug, neighborhood_slug, updated_at)), '[]') from (
      select slug, state_slug, city_slug, neighborhood_slug, updated_at from public.jobs
      where status = 'open' and expires_at > now() and id >= from_id and (before_id is null or id < before_id)
      order by id limit 50000) as page);
end
$function$;

alter function "public"."sitemap_jobs"(uuid, uuid) owner to "postgres";

create or replace function public.sitemap_places (
  state      text             default null::text,
  least_jobs integer          default 3,
  radius_km  double precision default public.default_radius_km()
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$ select public.ask_figure(jsonb_build_array('places', state, least_jobs, radius_km)) $function$;

create or replace function public.sitemap_places_now (
  state      text,
  least_jobs integer,
  radius_km  double precision
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
      and (sitemap_places_now.state is null or place.state_slug = sitemap_places_now.state)
    union all
    select state_slug, city_slug, nullif(neighborhood_slug, ''),
      public.posted_middle(state_slug, city_slug, nullif(neighborhood_slug, ''))
    from public.posted_places as posted
    where (sitemap_places_now.state is null or state_slug = sitemap_places_now.state)
      and not exists (select from public.places as place
        where place.state_slug = posted.state_slug and place.city_slug = posted.city_slug and place.namesake = 0
          and place.kind = case when posted.neighborhood_slug = '' then 'city' else 'neighborhood' end
          and (posted.neighborhood_slug = '' or place.neighborhood_slug = posted.neighborhood_slug))),
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

alter function "public"."sitemap_places_now"(text, integer, double precision) owner to "postgres";

create index kept_figures_due on public.kept_figures using btree (made_at nulls first);

create index posted_places_pt on public.posted_places using gist (pt);

create trigger note_place
  after insert or update of location on public.jobs
  for each row
  execute function public.note_posted_place();

revoke all on function "public"."ask_figure"(jsonb) from public;

revoke all on function "public"."ask_figure"(jsonb) from "postgres";

grant execute on function "public"."ask_figure"(jsonb) to "postgres";

grant execute on function "public"."ask_figure"(jsonb) to "service_role";

revoke all on function "public"."categories_now"() from public;

revoke all on function "public"."categories_now"() from "postgres";

grant execute on function "public"."categories_now"() to "postgres";

grant execute on function "public"."categories_now"() to "service_role";

revoke all
  on function "public"."category_page"(double precision, double precision, double precision, text, integer, integer, text)
  from public;

revoke all
  on function "public"."category_page"(double precision, double precision, double precision, text, integer, integer, text)
  from "postgres";

grant execute
  on function "public"."category_page"(double precision, double precision, double precision, text, integer, integer, text)
  to "postgres";

grant execute
  on function "public"."category_page"(double precision, double precision, double precision, text, integer, integer, text)
  to "service_role";

revoke all on function "public"."cities_now"(text, text, integer) from public;

revoke all on function "public"."cities_now"(text, text, integer) from "postgres";

grant execute on function "public"."cities_now"(text, text, integer) to "postgres";

grant execute on function "public"."cities_now"(text, text, integer) to "service_role";

revoke all on function "public"."claims_now"() from public;

revoke all on function "public"."claims_now"() from "postgres";

grant execute on function "public"."claims_now"() to "postgres";

grant execute on function "public"."claims_now"() to "service_role";

revoke all on function "public"."company_of"(uuid, text) from public;

revoke all on function "public"."company_of"(uuid, text) from "postgres";

grant execute on function "public"."company_of"(uuid, text) to "postgres";

grant execute on function "public"."company_of"(uuid, text) to "service_role";

revoke all on function "public"."count_claims"() from public;

revoke all on function "public"."count_claims"() from "postgres";

grant execute on function "public"."count_claims"() to "postgres";

grant execute on function "public"."count_claims"() to "service_role";

revoke all on function "public"."count_figure"(jsonb) from public;

revoke all on function "public"."count_figure"(jsonb) from "postgres";

grant execute on function "public"."count_figure"(jsonb) to "postgres";

grant execute on function "public"."count_figure"(jsonb) to "service_role";

revoke all on function "public"."employer_page"(text, text, text, integer, integer) from public;

revoke all on function "public"."employer_page"(text, text, text, integer, integer) from "postgres";

grant execute on function "public"."employer_page"(text, text, text, integer, integer) to "postgres";

grant execute on function "public"."employer_page"(text, text, text, integer, integer) to "service_role";

revoke all on function "public"."employer_pages_now"() from public;

revoke all on function "public"."employer_pages_now"() from "postgres";

grant execute on function "public"."employer_pages_now"() to "postgres";

grant execute on function "public"."employer_pages_now"() to "service_role";

revoke all on function "public"."keep_figure"(jsonb) from public;

revoke all on function "public"."keep_figure"(jsonb) from "postgres";

grant execute on function "public"."keep_figure"(jsonb) to "postgres";

grant execute on function "public"."keep_figure"(jsonb) to "service_role";

revoke all on function "public"."kept_figure"(jsonb) from public;

revoke all on function "public"."kept_figure"(jsonb) from "postgres";

grant execute on function "public"."kept_figure"(jsonb) to "postgres";

grant execute on function "public"."kept_figure"(jsonb) to "service_role";

revoke all on function "public"."make_figure"() from public;

revoke all on function "public"."make_figure"() from "postgres";

grant execute on function "public"."make_figure"() to "postgres";

grant execute on function "public"."make_figure"() to "service_role";

revoke all on function "public"."note_posted_place"() from public;

revoke all on function "public"."note_posted_place"() from "postgres";

grant execute on function "public"."note_posted_place"() to "postgres";

grant execute on function "public"."note_posted_place"() to "service_role";

revoke all
  on function "public"."place_facts_now"(double precision, double precision, double precision, text, text, integer)
  from public;

revoke all
  on function "public"."place_facts_now"(double precision, double precision, double precision, text, text, integer)
  from "postgres";

grant execute
  on function "public"."place_facts_now"(double precision, double precision, double precision, text, text, integer)
  to "postgres";

grant execute
  on function "public"."place_facts_now"(double precision, double precision, double precision, text, text, integer)
  to "service_role";

revoke all on function "public"."posted_middle"(text, text, text) from public;

revoke all on function "public"."posted_middle"(text, text, text) from "postgres";

grant execute on function "public"."posted_middle"(text, text, text) to "postgres";

grant execute on function "public"."posted_middle"(text, text, text) to "service_role";

revoke all on function "public"."sitemap_employers"(text, text) from public;

revoke all on function "public"."sitemap_employers"(text, text) from "postgres";

grant execute on function "public"."sitemap_employers"(text, text) to "postgres";

grant execute on function "public"."sitemap_employers"(text, text) to "service_role";

revoke all on function "public"."sitemap_jobs"(uuid, uuid) from public;

revoke all on function "public"."sitemap_jobs"(uuid, uuid) from "postgres";

grant execute on function "public"."sitemap_jobs"(uuid, uuid) to "postgres";

grant execute on function "public"."sitemap_jobs"(uuid, uuid) to "service_role";

revoke all on function "public"."sitemap_places_now"(text, integer, double precision) from public;

revoke all on function "public"."sitemap_places_now"(text, integer, double precision) from "postgres";

grant execute on function "public"."sitemap_places_now"(text, integer, double precision) to "postgres";

grant execute on function "public"."sitemap_places_now"(text, integer, double precision) to "service_role";

revoke all on table "public"."kept_figures" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."kept_figures" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."kept_figures" to "service_role";

revoke all on table "public"."posted_places" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."posted_places" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."posted_places"
  to "service_role";

create index jobs_company on public.jobs using btree (company_slug, state_slug, city_slug)
  include (id, employer_id, status, created_at, expires_at);

-- The places of the jobs that are there.
insert into public.posted_places (state_slug, city_slug, neighborhood_slug, pt)
select distinct on (1, 2, 3) state_slug, city_slug, name, pt
from public.jobs, lateral (values (''), (coalesce(neighborhood_slug, ''))) as names (name)
where city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
order by 1, 2, 3;
