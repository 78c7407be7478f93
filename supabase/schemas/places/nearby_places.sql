-- Cities of at least 2,000 people within a distance in km, nearest first; at most 50.
create function public.nearby_places(
  lat double precision, lng double precision, max_km double precision default 50, max_results integer default 8)
returns setof public.found_place
language sql stable security definer
set search_path = ''
as $$
  select (public.to_found_place(p)).*
  from public.places p
  where p.kind = 'city' and p.population >= 2000 and p.namesake = 0
    and extensions.cube_enlarge(public.sphere_point(nearby_places.lat, nearby_places.lng), public.chord_km(least(max_km, 200)), 3)
      operator(extensions.@>) p.pt
    and p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng) <= public.chord_km(least(max_km, 200))
  order by p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng), p.id
  limit least(greatest(max_results, 1), 50)
$$;

grant execute on function public.nearby_places(double precision, double precision, double precision, integer) to anon, authenticated, service_role;
