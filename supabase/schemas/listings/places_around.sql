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
$$;

grant execute on function public.places_around(double precision, double precision, double precision) to service_role;
