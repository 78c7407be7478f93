-- What place, category and employer pages, directories, sitemaps and feeds ask (D7 to D15, D19, D32).

-- Names of the files and folders at the root that no job may take (D10).
insert into public.job_slugs (slug)
select unnest(array['robots.txt', 'sitemap.xml', 'indexnow.txt', 'sitemap', 'feeds', 'og', 'places'])
on conflict do nothing;

-- The open jobs within a distance in km, as numbers for the functions below; by the spatial index.
create function public.open_jobs_around(lat double precision, lng double precision, radius_km double precision)
returns setof public.jobs
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  center extensions.cube := public.sphere_point(lat, lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
begin
  return query
    select job.* from public.jobs as job
    where job.status = 'open' and job.expires_at > now()
      and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord;
end
$$;

-- What stands at /{state}/{city} or /{state}/{city}/{name}, in one look-up (D8, D9): {"place": …} of the gazetteer, else
-- of a job that was posted there (its centre is that of its jobs), else {"jobId": …}; null when nothing does. The
-- place's own slugs are the canonical address.
create function public.find_listing(state text, city text, name text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
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
          and ended_at > now() - interval '14 days'
        having count(*) > 0;
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
  return null;
end
$$;

-- The kind of a category's slug (D13): a job type, an industry or a tag, in this order.
create function public.category_kind(category text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when category in ('full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer') then 'type'
    when category in ('technology', 'healthcare', 'retail', 'manufacturing', 'construction', 'education', 'finance',
      'hospitality', 'transportation', 'other') then 'industry'
    else 'tag' end
$$;

-- Whether a job is of a category. Only tags that are not their own slug are slugified: it is the slow part.
create function public.is_of_category(job public.jobs, category text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case public.category_kind(category)
    when 'type' then job.type = category
    when 'industry' then lower(job.industry) = category
    else category = any (job.tags) or exists (
      select from unnest(job.tags) as tag where tag !~ '^[a-z0-9]+(-[a-z0-9]+)*$' and public.slugify(tag) = category)
    end
$$;

-- A job in the columns of search_jobs, as one value.
create function public.job_summary(job public.jobs, distance_km double precision) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'company_name', job.company_name,
    'company_logo', job.company_logo, 'location', job.location, 'type', job.type, 'salary', job.salary, 'tags', job.tags,
    'created_at', job.created_at, 'distance_km', distance_km)
$$;

-- One page of a category's open jobs around a place, nearest (or newest) first: {"total", "newest", "name", "jobs"}. `name` is how a tag is
-- written, null when no open job has it.
create function public.category_page(lat double precision, lng double precision, radius_km double precision, category text,
  page_size integer default 20, page_offset integer default 0, sort text default 'distance') returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center extensions.cube := public.sphere_point(lat, lng);
  answer jsonb;
begin
  perform public.check_job_search(lat, lng, radius_km, null, sort, page_size, page_offset);
  with matching as materialized (
    select job, job.id, job.created_at, job.pt operator(extensions.<->) center as chord
    from public.open_jobs_around(category_page.lat, category_page.lng, category_page.radius_km) as job
    where public.is_of_category(job, category)),
  page as (
    select *, row_number() over (order by case when sort = 'date' then created_at end desc, chord, id) as place
    from matching order by place limit page_size offset page_offset)
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'newest', (select max(created_at) from matching),
    'name', (select min(tag) from (select job from matching limit 50) as few, unnest((job).tags) as tag
      where public.slugify(tag) = category),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, public.arc_km(chord)) order by place) from page), '[]'))
  into answer;
  return answer;
end
$$;

-- What makes a place's page worth reading, of the open jobs around it. Pay is per hour in US dollars, the middle of what is
-- offered, by industry from 5 postings on; replies count applications older than a week, from 20 on, never whose.
create function public.place_facts(lat double precision, lng double precision, radius_km double precision,
  state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform public.check_job_search(lat, lng, radius_km, null, 'distance', 1, 0);
  with near as materialized (
    select job.id, job.created_at, job.type, job.industry, job.tags, job.company_name, job.company_slug, job.schedule,
      job.state_slug, job.city_slug, job.neighborhood_slug,
      job.location #>> '{address,neighborhood}' as neighborhood, job.location #>> '{address,city}' as city,
      job.location #>> '{address,state}' as state,
      case when job.salary ->> 'currency' = 'USD' then public.pay_per_hour(
        (coalesce((job.salary ->> 'min')::numeric, (job.salary ->> 'max')::numeric)
          + coalesce((job.salary ->> 'max')::numeric, (job.salary ->> 'min')::numeric)) / 2, job.salary ->> 'period') end as pay
    from public.open_jobs_around(place_facts.lat, place_facts.lng, place_facts.radius_km) as job)
  select jsonb_build_object(
    'total', (select count(*) from near),
    'newest', (select max(created_at) from near),
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
        where state_slug = place_facts.state and city_slug = place_facts.city and neighborhood_slug <> ''
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
$$;

-- One page of the open jobs under a company's name, whoever writes it how, those of the given city first (D12):
-- {"total", "here", "companies": those of that name, "jobs"}. Null when nobody of that name posted in that city within 14 days.
create function public.employer_page(company text, state text, city text, page_size integer default 20,
  page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (select lower(left(company, 200) collate "und-x-icu") as name),
  matching as materialized (
    select job, job.id, job.employer_id, job.company_name, job.company_logo, job.company_description, job.industry, job.created_at,
      job.location, job.state_slug = employer_page.state and job.city_slug = employer_page.city as is_here
    from public.jobs as job, wanted
    where job.company_slug = wanted.name and job.status = 'open' and job.expires_at > now()),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), 50) offset least(greatest(page_offset, 0), 100000))
  select jsonb_build_object(
    'name', coalesce((select min(company_name) from matching), min(job.company_name)),
    'total', (select count(*) from matching),
    'here', (select count(*) from matching where is_here),
    'companies', coalesce((select jsonb_agg(to_jsonb(each) - 'rank' order by each.rank, each.id) from (
        select employer_id as id, min(company_name) as name, max(company_logo) as logo, max(company_description) as description,
          max(industry) as industry, count(*), mode() within group (order by location #>> '{address,city}') as city,
          mode() within group (order by location #>> '{address,state}') as state,
          case when bool_or(is_here) then 0 else 1 end as rank
        from matching group by employer_id order by rank, count(*) desc limit 12) as each), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, created_at desc, id) from page), '[]'))
  from public.jobs as job, wanted
  where job.company_slug = wanted.name and job.state_slug = employer_page.state and job.city_slug = employer_page.city
    and job.ended_at > now() - interval '14 days'
  having count(*) > 0
$$;

-- Cities that have open jobs of their own, with how many, by name: of one state, of one initial, or the largest of all. At most 2,000.
create function public.cities_with_jobs(state text default null, initial text default null, max_results integer default 2000)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.city, each.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (cities_with_jobs.state is null or state_slug = cities_with_jobs.state)
      and (initial is null or (case when left(city_slug, 1) between 'a' and 'z' then left(city_slug, 1) else '0' end) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit least(greatest(max_results, 1), 2000)) as each
$$;

-- How many open jobs each industry, type and frequent tag has, and in which cities the most of them are.
create function public.category_directory() returns jsonb
language sql stable security definer
set search_path = ''
as $$
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
$$;

-- The addresses of the place pages whose circle of so many km holds a point: cities and neighborhoods of the gazetteer, and places that only
-- posted jobs know. As find_listing sees their centres.
create function public.places_around(lat double precision, lng double precision, radius_km double precision)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with point as (select public.sphere_point(places_around.lat, places_around.lng) as center,
      public.chord_km(least(radius_km, 100)) as chord),
  known as (
    select place.state_slug, place.city_slug, place.neighborhood_slug
    from public.places as place, point
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and extensions.cube_enlarge(center, chord, 3) operator(extensions.@>) place.pt
      and (place.pt operator(extensions.<->) center) <= chord),
  candidates as (
    select distinct state_slug, city_slug, names.neighborhood_slug
    from public.jobs, point, lateral (values (null::text), (nullif(neighborhood_slug, ''))) as names (neighborhood_slug)
    where status = 'open' and extensions.cube_enlarge(center, public.chord_km(least(radius_km, 100) * 3), 3) operator(extensions.@>) pt
      and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  posted as (
    select candidate.*
    from candidates as candidate, point,
      lateral (
        select public.sphere_point(avg(job.lat), avg(job.lng)) as middle from public.jobs as job
        where job.state_slug = candidate.state_slug and job.city_slug = candidate.city_slug
          and (candidate.neighborhood_slug is null or job.neighborhood_slug = candidate.neighborhood_slug)
          and job.ended_at > now() - interval '14 days') as its
    where (its.middle operator(extensions.<->) center) <= chord
      and not exists (select from public.places as place
        where place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug and place.namesake = 0
          and place.kind = case when candidate.neighborhood_slug is null then 'city' else 'neighborhood' end
          and (candidate.neighborhood_slug is null or place.neighborhood_slug = candidate.neighborhood_slug)))
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
  from (select * from known union select * from posted) as page
$$;

-- The lists that show these jobs or would if they were open, at most 500 of them: {"listings": [[state, city, neighborhood, category]],
-- "companies": [name]}. The category is null for the place's own list.
create function public.listings_of_jobs(job_ids uuid[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (
    select job.lat, job.lng, job.company_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - interval '14 days')
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from wanted, jsonb_array_elements(public.places_around(wanted.lat, wanted.lng, 10)) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from wanted), '[]'))
$$;

-- How many open jobs there are, and what the sitemaps say of them: [slug, state, city, neighborhood, changed] of those whose id lies in a
-- range, which is how a million are told in files of one size without reading them all at once. At most 50,000.
create function public.sitemap_jobs(from_id uuid, before_id uuid default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(slug, state_slug, city_slug, neighborhood_slug, updated_at)), '[]') from (
    select slug, state_slug, city_slug, neighborhood_slug, updated_at from public.jobs
    where status = 'open' and expires_at > now() and id >= from_id and (before_id is null or id < before_id)
    order by id limit 50000) as page
$$;

-- The places whose pages may be indexed: 3 open jobs or more around their centre (D9). [state, city, neighborhood].
create function public.sitemap_places(least_jobs integer default 3, radius_km double precision default 10) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with pages as (
    select place.state_slug, place.city_slug, place.neighborhood_slug, place.pt
    from public.places as place
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
    union all
    select state_slug, city_slug, names.neighborhood_slug, public.sphere_point(avg(job.lat), avg(job.lng))
    from public.jobs as job, lateral (values (null::text), (nullif(job.neighborhood_slug, ''))) as names (neighborhood_slug)
    where ended_at > now() - interval '14 days' and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and not exists (select from public.places as place
        where place.state_slug = job.state_slug and place.city_slug = job.city_slug and place.namesake = 0
          and place.kind = case when names.neighborhood_slug is null then 'city' else 'neighborhood' end
          and (names.neighborhood_slug is null or place.neighborhood_slug = names.neighborhood_slug))
    group by 1, 2, 3)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug) order by state_slug, city_slug, neighborhood_slug nulls first), '[]')
  from (
    select distinct state_slug, city_slug, neighborhood_slug from pages
    where (select count(*) from (
      select from public.jobs as job
      where job.status = 'open' and job.expires_at > now()
        and extensions.cube_enlarge(pages.pt, public.chord_km(least(radius_km, 100)), 3) operator(extensions.@>) job.pt
        and (job.pt operator(extensions.<->) pages.pt) <= public.chord_km(least(radius_km, 100))
      limit least_jobs) as few) >= least_jobs
    limit 50000) as page
$$;

-- The employers' pages with open jobs in their city: [name, state, city, changed]. At most 50,000.
create function public.sitemap_employers(after_name text default '') returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(company_slug, state_slug, city_slug, changed) order by company_slug, state_slug, city_slug), '[]') from (
    select company_slug, state_slug, city_slug, max(updated_at) as changed from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and company_slug collate "C" > after_name collate "C"
    group by company_slug, state_slug, city_slug
    order by company_slug collate "C", state_slug, city_slug
    limit 50000) as page
$$;

revoke execute on function public.open_jobs_around(double precision, double precision, double precision),
  public.places_around(double precision, double precision, double precision), public.is_of_category(public.jobs, text), public.job_summary(public.jobs, double precision), public.category_kind(text)
from public, anon, authenticated;
grant execute on function public.find_listing(text, text, text),
  public.category_page(double precision, double precision, double precision, text, integer, integer, text),
  public.place_facts(double precision, double precision, double precision, text, text),
  public.employer_page(text, text, text, integer, integer), public.cities_with_jobs(text, text, integer),
  public.category_directory(), public.listings_of_jobs(uuid[]),
  public.sitemap_jobs(uuid, uuid), public.sitemap_places(integer, double precision), public.sitemap_employers(text)
to anon, authenticated, service_role;
