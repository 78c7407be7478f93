-- What an address where no job stands tells: whether a job was there or could be, and near which place. A page of a job that is
-- gone offers the nearest open ones, and any other unknown address is no job's.

-- Words that were never a job's: the names of pages and files. (Names of states are read before anything is looked up.)
alter table public.job_slugs add column is_reserved boolean not null default false;
update public.job_slugs set is_reserved = true where slug = any (array[
  'login', 'register', 'auth', 'reset-password', 'role-selection', 'home', 'jobs-near-me', 'location', 'talent-near-me',
  'post-job', 'post', 'profile', 'account', 'employer', 'employers', 'job-seeker', 'job', 'jobs', 'talents', 'page',
  'search', 'categories', 'cities', 'terms', 'privacy', 'cookies', 'api', 'healthz', 'application', 'applications',
  'unsubscribe', 'alerts', 'feeds', 'feed', 'sitemap', 'admin', 'about', 'help', 'contact', 'blog', 'static', 'assets',
  'unknown', 'undefined', 'null', 'robotstxt', 'sitemapxml', 'faviconico', 'iconsvg', 'manifestwebmanifest', '_next', 'index',
  'still-hiring', 'contact-request', 'robots.txt', 'sitemap.xml', 'indexnow.txt', 'og', 'places']);
insert into public.job_slugs (slug, is_reserved) values ('career-resources', true) on conflict do nothing;

-- {"near": {"city", "state", "lat", "lng"} or null} for an address that was a job's or could be one's: a slug that a job once had,
-- or any name in a known city. Null for what no job ever was. The point is rounded to about a kilometer.
create function public.find_gone_job(name text, state text default null, city text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with near as (
    select location #>> '{address,city}' as city, location #>> '{address,state}' as state, lat, lng
      from public.jobs where find_gone_job.state is null and slug = find_gone_job.name
    union all
    select place.city, place.state, place.lat, place.lng
      from public.find_place(find_gone_job.state, find_gone_job.city) as place where find_gone_job.state is not null)
  select coalesce(
    (select jsonb_build_object('near', jsonb_build_object('city', near.city, 'state', near.state,
        'lat', round(near.lat::numeric, 2), 'lng', round(near.lng::numeric, 2))) from near limit 1),
    (select '{"near": null}'::jsonb from public.job_slugs
      where find_gone_job.state is null and slug = find_gone_job.name and not is_reserved))
$$;
revoke execute on function public.find_gone_job(text, text, text) from public;

-- As before; where no job stands, what find_gone_job knows of the address.
create or replace function public.find_job_address(name text, state text default null, city text default null,
  neighborhood text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case when coalesce(job.here, job.moved) is null
    then public.find_gone_job(find_job_address.name, find_job_address.state, find_job_address.city)
    else jsonb_build_object('id', coalesce(job.here, job.moved), 'hasMoved', job.here is null) end
  from (
    select here, case when here is null and find_job_address.state is not null and find_job_address.city is not null
      then public.find_moved_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
        find_job_address.neighborhood) end as moved
    from public.find_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
      find_job_address.neighborhood) as here) as job
$$;

-- What stands at /{state}/{city} or /{state}/{city}/{name}, in one look-up (D8, D9): {"place": …} of the gazetteer, else
-- of a job that was posted there (its center is that of its jobs), else {"jobId": …}, else for a name what find_gone_job answers. The
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
  return case when name is not null then public.find_gone_job(name, state, city) end;
end
$$;
