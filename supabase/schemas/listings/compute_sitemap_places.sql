-- The places of a state (of all states if null) with at least `min_jobs` open jobs around their center, to be indexed (D9): [state, city,
-- neighborhood, changed]. `changed` is when a job around the place was last posted, changed or ended. It is null with more than 1,000 open
-- or ended jobs, because finding the last change among tens of thousands takes seconds per place.
create function public.compute_sitemap_places(state text, min_jobs integer, radius_km double precision) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with pages as materialized (
    select place.state_slug, place.city_slug, place.neighborhood_slug, place.pt
    from public.places as place
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and (compute_sitemap_places.state is null or place.state_slug = compute_sitemap_places.state)
    union all
    select state_slug, city_slug, nullif(neighborhood_slug, ''),
      public.posted_place_center(state_slug, city_slug, nullif(neighborhood_slug, ''))
    from public.posted_places as posted
    where (compute_sitemap_places.state is null or state_slug = compute_sitemap_places.state)
      and not exists (select from public.places as place
        where place.state_slug = posted.state_slug and place.city_slug = posted.city_slug and place.namesake = 0
          and place.kind = case when posted.neighborhood_slug = '' then 'city' else 'neighborhood' end
          and (posted.neighborhood_slug = '' or place.neighborhood_slug = posted.neighborhood_slug))),
  areas as materialized (
    select pages.*, extensions.cube_enlarge(pt, reach.chord, 3) as area, reach.chord
    from pages, (select public.chord_km(least(radius_km, public.max_radius_km())) as chord) as reach),
  counted as (
    select state_slug, city_slug, neighborhood_slug,
      case when open_jobs.seen <= 1000 and ended_jobs.seen <= 1000 then greatest(open_jobs.changed, ended_jobs.changed) end as changed
    from areas, lateral (
      select count(*) as seen, count(*) filter (where expires_at > now()) as open,
        max(case when expires_at > now() then updated_at else greatest(updated_at, expires_at) end) as changed
      from (
        select job.expires_at, job.updated_at from public.jobs as job
        where job.status = 'open' and areas.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
        limit 1001) as first_rows) as open_jobs,
      lateral (
        select count(*) as seen, max(updated_at) as changed
        from (
          select job.updated_at from public.jobs as job
          where job.status <> 'open' and areas.area operator(extensions.@>) job.pt
            and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
          limit 1001) as first_rows) as ended_jobs
    where open_jobs.open >= min_jobs)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug, changed)
      order by state_slug, city_slug, neighborhood_slug nulls first), '[]')
  from (
    select state_slug, city_slug, neighborhood_slug, max(changed) as changed from counted
    group by 1, 2, 3 limit 50000) as page
$$;

grant execute on function public.compute_sitemap_places(text, integer, double precision) to service_role;
