-- The place of a URL (D9), or none: exact slugs first, then any spelling, other name, code of the state or trailing state
-- ('TX', 'saint-louis', 'austin-tx', 'nyc'). The answer's own slugs are the canonical address; where they differ from
-- what was asked, redirect. A known neighborhood asked for as a city ('new-york/brooklyn') answers as itself.
create function public.find_place(state_slug text, city_slug text, neighborhood_slug text default null)
returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  state_wanted text := public.slugify(left(find_place.state_slug, 100));
  city_wanted text := public.slugify(left(find_place.city_slug, 100));
  neighborhood_wanted text := public.slugify(left(find_place.neighborhood_slug, 100));
  city public.places;
begin
  if length(state_wanted) = 2 then
    select p.state_slug into state_wanted from public.places p
      where p.kind = 'city' and p.state_code = upper(state_wanted) limit 1;
  end if;
  select p.* into city from public.places p
    where p.kind = 'city' and p.state_slug = state_wanted and p.city_slug = city_wanted and p.namesake = 0;
  if city.id is null then
    select p.* into city
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(city_wanted) and p.state_slug = state_wanted
        and (p.kind = 'city' or p.kind = 'neighborhood' and find_place.neighborhood_slug is null)
      order by p.kind, p.population desc, p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  if find_place.neighborhood_slug is null then
    return next public.to_found_place(city);
    return;
  end if;
  return query
    select (public.to_found_place(p)).*
    from public.places p
    where p.kind = 'neighborhood' and p.city_id = city.id
      and (p.neighborhood_slug = neighborhood_wanted or exists (
        select from public.place_names n where n.place_id = p.id and n.key = public.place_key(neighborhood_wanted)))
    order by p.neighborhood_slug = neighborhood_wanted desc, p.population desc, p.id
    limit 1;
end
$$;

grant execute on function public.find_place(text, text, text) to anon, authenticated, service_role;
