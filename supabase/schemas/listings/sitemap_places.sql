-- The places of a state (of all states when it is null) whose pages may be indexed: 3 open jobs or more around their center (D9).
-- [state, city, neighborhood, changed]: when a job around it was last posted, changed or over. Among a million jobs the circle
-- of a large city holds tens of thousands, and finding the last change among them took seconds for each place: where there are
-- more than a thousand, `changed` is null. No date is truer than a wrong one.
create function public.sitemap_places(state text default null, least_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
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
$$;

grant execute on function public.sitemap_places(text, integer, double precision) to service_role;
