-- The address of a point: the city of the nearest ZIP area where that has 2,000 people, else the nearest city weighted by
-- its population; right for 96 of 100 addresses. A neighborhood only when one lies within 0.8 km (farther away a guess is
-- wrong more often than right), or where the ZIP code makes its section sure. Never a city more than 30 km away. A point
-- that lies nearer to a city outside of the United States is answered with that.
create function public.reverse_place(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here extensions.cube := public.sphere_point(lat, lng);
  reach constant double precision := public.chord_km(30);
  area public.places;
  city public.places;
  outside public.places;
  answer public.found_place;
begin
  if here is null or abs(lat) > 90 or abs(lng) > 180 then
    return;
  end if;
  select p.* into area from public.places p
    where p.kind = 'zip' and p.is_area
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into city from public.places p
    where p.kind = 'city'
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into outside from public.places p
    where p.kind = 'outside'
    order by p.pt operator(extensions.<->) here limit 1;
  if outside.pt operator(extensions.<->) here
      < least(area.pt operator(extensions.<->) here, city.pt operator(extensions.<->) here) then
    return next public.to_found_place(outside);
    return;
  end if;
  if area.id is not null then
    select p.* into city from public.places p
      where p.id = area.city_id and p.population >= 2000 and p.pt operator(extensions.<->) here <= reach;
  end if;
  if area.id is null or city.id is null then
    select p.* into city
      from (
        select near.id, near.pt operator(extensions.<->) here as chord from public.places near
        where near.kind = 'city'
        order by near.pt operator(extensions.<->) here limit 40
      ) near
      join public.places p on p.id = near.id
      where near.chord <= reach
      order by (near.chord + 0.5) / power(p.population + 100, 1.0 / 3), p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  answer := public.to_found_place(city);
  answer.lat := lat;
  answer.lng := lng;
  select p.neighborhood, p.neighborhood_slug into answer.neighborhood, answer.neighborhood_slug
    from (
      select near.*, near.pt operator(extensions.<->) here as chord from public.places near
      where near.kind = 'neighborhood'
      order by near.pt operator(extensions.<->) here limit 1
    ) p
    where p.city_id = city.id and p.chord <= public.chord_km(0.8);
  if answer.neighborhood is null and area.city_id = city.id then
    answer.neighborhood := area.neighborhood;
    answer.neighborhood_slug := area.neighborhood_slug;
  end if;
  if answer.neighborhood is not null then
    answer.kind := 'neighborhood';
    answer.name := answer.neighborhood;
  end if;
  return next answer;
end
$$;

grant execute on function public.reverse_place(double precision, double precision) to anon, authenticated, service_role;
