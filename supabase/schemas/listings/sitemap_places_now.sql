-- The places of a state (of all states when it is null) whose pages may be indexed: 3 open jobs or more around their center (D9).
-- [state, city, neighborhood, changed]: when a job around it was last posted, changed or over. Among a million jobs the circle
-- of a large city holds tens of thousands, and finding the last change among them took seconds for each place: where there are
-- more than a thousand, `changed` is null. No date is truer than a wrong one.
create function public.sitemap_places_now(state text, least_jobs integer, radius_km double precision) returns jsonb
language sql stable security definer
set search_path = ''
as $$
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
$$;

grant execute on function public.sitemap_places_now(text, integer, double precision) to service_role;
