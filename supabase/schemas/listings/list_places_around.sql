-- The place pages whose circle contains a point, as [state, city, neighborhood] slugs: cities and neighborhoods of the gazetteer, and
-- places known only from jobs, with the same centers as in get_listing.
create function public.list_places_around(lat double precision, lng double precision, radius_km double precision)
returns jsonb
language plpgsql stable security definer
set search_path = ''
-- The indexes of places need a plan for this circle.
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  chord constant double precision := public.chord_km(least(radius_km, public.max_radius_km()));
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  -- The stored point of a place known only from jobs is that of one job, so the place's center can be nearer than this point.
  farther constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(least(radius_km * 5, public.max_radius_km())), 3);
begin
  return (
    with known as (
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'city' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord
      union
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'neighborhood' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord),
    -- Materialized, because otherwise the center of every city around is computed before the gazetteer is checked.
    unlisted as materialized (
      select candidate.state_slug, candidate.city_slug, nullif(candidate.neighborhood_slug, '') as neighborhood_slug
      from public.posted_places as candidate
      where farther operator(extensions.@>) candidate.pt
        and case when candidate.neighborhood_slug = '' then not exists (select from public.places as place
            where place.kind = 'city' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.namesake = 0)
          else not exists (select from public.places as place
            where place.kind = 'neighborhood' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.neighborhood_slug = candidate.neighborhood_slug and place.namesake = 0) end),
    posted as (
      select unlisted.* from unlisted
      where (public.posted_place_center(state_slug, city_slug, neighborhood_slug) operator(extensions.<->) center) <= chord)
    select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
    from (select * from known union select * from posted) as page);
end
$$;

grant execute on function public.list_places_around(double precision, double precision, double precision) to service_role;
