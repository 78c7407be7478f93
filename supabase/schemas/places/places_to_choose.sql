-- The neighborhoods, ZIP codes where people live and cities of at least 500 people around a point, of each kind the nearest fifteen within
-- 50 km: what one may choose several of to search in (D103).
create function public.places_to_choose(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  area constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(50), 3);
begin
  return query
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'neighborhood' and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'zip' and place.is_area and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'city' and place.population >= 500 and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15);
end
$$;

grant execute on function public.places_to_choose(double precision, double precision) to anon, authenticated, service_role;
