-- The places near a point among which a visitor can choose several (D103): of those within 50 km, the nearest fifteen neighborhoods, the
-- nearest fifteen ZIP codes where people live, and the nearest fifteen cities of at least 500 people.
create function public.list_place_choices(lat double precision, lng double precision) returns setof public.found_place
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

grant execute on function public.list_place_choices(double precision, double precision) to anon, authenticated, service_role;
