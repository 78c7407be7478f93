-- What addresses, lists and sitemaps of places still lacked: one look-up for an unknown address (D9), a state's name instead of
-- its code, a slug that no neighborhood of the city has (D8), and the lists beyond the circle and by state that show a job.

-- A state of the United States as it is written in an address: of 'TX', 'texas' or 'New-York' the full name, anything else as it is.
create function public.us_state_name(state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce((
    select name from (values
      ('al', 'Alabama'), ('ak', 'Alaska'), ('az', 'Arizona'), ('ar', 'Arkansas'), ('ca', 'California'), ('co', 'Colorado'),
      ('ct', 'Connecticut'), ('de', 'Delaware'), ('dc', 'District of Columbia'), ('fl', 'Florida'), ('ga', 'Georgia'),
      ('hi', 'Hawaii'), ('id', 'Idaho'), ('il', 'Illinois'), ('in', 'Indiana'), ('ia', 'Iowa'), ('ks', 'Kansas'), ('ky',
      'Kentucky'), ('la', 'Louisiana'), ('me', 'Maine'), ('md', 'Maryland'), ('ma', 'Massachusetts'), ('mi', 'Michigan'),
      ('mn', 'Minnesota'), ('ms', 'Mississippi'), ('mo', 'Missouri'), ('mt', 'Montana'), ('ne', 'Nebraska'), ('nv',
      'Nevada'), ('nh', 'New Hampshire'), ('nj', 'New Jersey'), ('nm', 'New Mexico'), ('ny', 'New York'), ('nc', 'North
      Carolina'), ('nd', 'North Dakota'), ('oh', 'Ohio'), ('ok', 'Oklahoma'), ('or', 'Oregon'), ('pa', 'Pennsylvania'),
      ('ri', 'Rhode Island'), ('sc', 'South Carolina'), ('sd', 'South Dakota'), ('tn', 'Tennessee'), ('tx', 'Texas'), ('ut',
      'Utah'), ('vt', 'Vermont'), ('va', 'Virginia'), ('wa', 'Washington'), ('wv', 'West Virginia'), ('wi', 'Wisconsin'),
      ('wy', 'Wyoming')) as known (code, name)
    where public.slugify(us_state_name.state) in (code, replace(lower(name), ' ', '-'))), state)
$$;
grant execute on function public.us_state_name(text) to anon, authenticated, service_role;

-- As before, and a state of the United States by its name, however it was sent: the same city must not have two addresses.
create or replace function public.normalize_location(location jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(location -> 'coordinates') = 'object' then jsonb_build_object(
    'coordinates', jsonb_build_object('lat', location #> '{coordinates,lat}', 'lng', location #> '{coordinates,lng}'),
    'address', jsonb_build_object(
      'city', coalesce(nullif(trim(location #>> '{address,city}'), ''), 'Unknown'),
      'state', case
        when coalesce(nullif(trim(location #>> '{address,state}'), ''), 'Unknown') = 'Unknown' then 'Unknown'
        -- WA is Washington, and Western Australia.
        when public.slugify(coalesce(location #>> '{address,country}', ''))
            in ('', 'unknown', 'united-states', 'united-states-of-america', 'usa', 'us')
          then public.us_state_name(trim(location #>> '{address,state}'))
        else trim(location #>> '{address,state}') end,
      'country', coalesce(nullif(trim(location #>> '{address,country}'), ''), 'Unknown'),
      'street', nullif(trim(location #>> '{address,street}'), ''),
      'zipCode', nullif(trim(location #>> '{address,zipCode}'), ''),
      'neighborhood', nullif(trim(location #>> '{address,neighborhood}'), '')))
  else location end
$$;

update public.jobs set location = public.normalize_location(location)
where location #>> '{address,state}' is distinct from public.normalize_location(location) #>> '{address,state}';

-- As before, and where a neighborhood of the job's city is called like the job: that name is its list's address (D8), so the job
-- takes the next slug ('hyde-park-1').
create or replace function public.complete_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  company public.employer_profiles;
  wanted_slug text;
  of_state text;
  of_city text;
begin
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
  return new;
end
$$;

-- What stands at /{state}/{city} or /{state}/{city}/{name}, in one look-up (D8, D9): {"place": …} of the gazetteer, else
-- of a job that was posted there (its centre is that of its jobs), else {"jobId": …}; null when nothing does. The
-- place's own slugs are the canonical address. A neighborhood that only jobs know does not take the address of a job that was
-- posted in the city before it.
create or replace function public.find_listing(state text, city text, name text default null) returns jsonb
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
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = find_listing.name and titled.state_slug = find_listing.state
            and titled.city_slug = find_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - interval '14 days';
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
  return null;
end
$$;

-- What stands at a category's address (D13), in one look-up: what find_listing answers, and with a place `category` as category_page
-- answers it. Null also for a tag that no open job there has, and for a page behind the last.
create function public.find_category(state text, city text, name text, category text, radius_km double precision,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_one jsonb := public.find_listing(find_category.state, find_category.city, find_category.name);
  page jsonb;
begin
  if found_one is null or not found_one ? 'place' then
    return found_one;
  end if;
  page := public.category_page((found_one #>> '{place,lat}')::double precision, (found_one #>> '{place,lng}')::double precision,
    find_category.radius_km, find_category.category, find_category.page_size, find_category.page_offset);
  if (page ->> 'total')::integer <= page_offset and (page_offset > 0 or public.category_kind(category) = 'tag') then
    return null;
  end if;
  return found_one || jsonb_build_object('category', page);
end
$$;

-- The job at an address, or the one that had it until its place was changed: {"id", "hasMoved"}; null when there is none.
create function public.find_job_address(name text, state text default null, city text default null,
  neighborhood text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', coalesce(job.here, job.moved), 'hasMoved', job.here is null)
  from (
    select here, case when here is null and find_job_address.state is not null and find_job_address.city is not null
      then public.find_moved_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
        find_job_address.neighborhood) end as moved
    from public.find_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
      find_job_address.neighborhood) as here) as job
  where coalesce(job.here, job.moved) is not null
$$;

-- The lists that show these jobs or would if they were open, at most 500 of them: {"listings": [[state, city, neighborhood, category]],
-- "companies": [name], "cities": [[state, city]], "cells": [[lat, lng]]}. The category is null for the place's own list; a cell is half a
-- degree wide and counted from 0, for the lists of what is nearest beyond a circle.
create or replace function public.listings_of_jobs(job_ids uuid[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (
    select job.lat, job.lng, job.company_slug, job.state_slug, job.city_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - interval '14 days')
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from wanted, jsonb_array_elements(public.places_around(wanted.lat, wanted.lng, 10)) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from wanted), '[]'),
    'cities', coalesce((select jsonb_agg(distinct jsonb_build_array(state_slug, city_slug)) from wanted), '[]'),
    'cells', coalesce((select jsonb_agg(distinct jsonb_build_array(floor(lat * 2), floor(lng * 2))) from wanted), '[]'))
$$;

-- For what ended, which the index of open jobs leaves out.
create index jobs_pt_ended on public.jobs using gist (pt) where status <> 'open';

-- The places of a state (of all states when it is null) whose pages may be indexed: 3 open jobs or more around their centre (D9).
-- [state, city, neighborhood, changed]: when a job around it was last posted, changed or over.
drop function public.sitemap_places(integer, double precision);
create function public.sitemap_places(state text default null, least_jobs integer default 3,
  radius_km double precision default 10) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with pages as materialized (
    select place.state_slug, place.city_slug, place.neighborhood_slug, place.pt
    from public.places as place
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and (sitemap_places.state is null or place.state_slug = sitemap_places.state)
    union all
    select state_slug, city_slug, names.neighborhood_slug, public.sphere_point(avg(job.lat), avg(job.lng))
    from public.jobs as job, lateral (values (null::text), (nullif(job.neighborhood_slug, ''))) as names (neighborhood_slug)
    where ended_at > now() - interval '14 days' and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (sitemap_places.state is null or state_slug = sitemap_places.state)
      and not exists (select from public.places as place
        where place.state_slug = job.state_slug and place.city_slug = job.city_slug and place.namesake = 0
          and place.kind = case when names.neighborhood_slug is null then 'city' else 'neighborhood' end
          and (names.neighborhood_slug is null or place.neighborhood_slug = names.neighborhood_slug))
    group by 1, 2, 3),
  areas as materialized (
    select pages.*, extensions.cube_enlarge(pt, reach.chord, 3) as area, reach.chord
    from pages, (select public.chord_km(least(radius_km, 100)) as chord) as reach),
  counted as (
    select state_slug, city_slug, neighborhood_slug, alive.open, greatest(alive.changed, over.changed) as changed
    from areas, lateral (
      select count(*) filter (where job.expires_at > now()) as open,
        max(case when job.expires_at > now() then job.updated_at else greatest(job.updated_at, job.expires_at) end) as changed
      from public.jobs as job
      where job.status = 'open' and areas.area operator(extensions.@>) job.pt
        and (job.pt operator(extensions.<->) areas.pt) <= areas.chord) as alive,
      lateral (
        select max(job.updated_at) as changed
        from public.jobs as job
        where job.status <> 'open' and areas.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) areas.pt) <= areas.chord) as over
    where alive.open >= least_jobs)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug, changed)
      order by state_slug, city_slug, neighborhood_slug nulls first), '[]')
  from (
    select state_slug, city_slug, neighborhood_slug, max(changed) as changed from counted
    group by 1, 2, 3 limit 50000) as page
$$;

-- The states, as slugs, in which a job was ever posted: a step through the index for each, whatever the number of jobs.
create function public.states_of_jobs() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with recursive states as (
    (select state_slug from public.jobs order by state_slug limit 1)
    union all
    select (select job.state_slug from public.jobs as job where job.state_slug > states.state_slug order by job.state_slug limit 1)
    from states where states.state_slug is not null)
  select coalesce(jsonb_agg(state_slug), '[]') from states where state_slug not in ('', 'unknown')
$$;

-- How many pages employers have in the cities of their open jobs, which decides into how many files they are told.
create function public.count_employer_pages() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from (
    select from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    group by company_slug, state_slug, city_slug) as page
$$;

create index jobs_company_hash on public.jobs (md5(company_slug)) where status = 'open';

-- The employers' pages with open jobs in their city: [name, state, city, changed] of the names whose MD5 lies in a range, so that a
-- name stays in its file whoever comes and goes. At most 50,000.
drop function public.sitemap_employers(text);
create function public.sitemap_employers(from_hash text default '', before_hash text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(company_slug, state_slug, city_slug, changed)), '[]') from (
    select company_slug, state_slug, city_slug, max(updated_at) as changed from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and md5(company_slug) >= from_hash and (before_hash is null or md5(company_slug) < before_hash)
    group by company_slug, state_slug, city_slug
    order by company_slug, state_slug, city_slug
    limit 50000) as page
$$;

grant execute on function public.find_category(text, text, text, text, double precision, integer, integer),
  public.find_job_address(text, text, text, text), public.sitemap_places(text, integer, double precision),
  public.states_of_jobs(), public.count_employer_pages(), public.sitemap_employers(text, text)
to anon, authenticated, service_role;
