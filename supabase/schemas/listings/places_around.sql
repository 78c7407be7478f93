-- The addresses of the place pages whose circle of so many km holds a point: cities and neighborhoods of the gazetteer, and places that only
-- posted jobs know. As find_listing sees their centres.
create function public.places_around(lat double precision, lng double precision, radius_km double precision)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
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
$$;

grant execute on function public.places_around(double precision, double precision, double precision) to service_role;
