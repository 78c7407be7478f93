-- The place of a URL (D9), at most one row: exact slugs first, then alternative spellings, other names, state codes and trailing states
-- ('TX', 'saint-louis', 'austin-tx', 'nyc'). The row's slugs are the canonical URL; if they differ from the arguments, the caller
-- redirects. A known neighborhood passed as a city ('new-york/brooklyn') is returned as a neighborhood.
create function public.get_place(state_slug text, city_slug text, neighborhood_slug text default null)
returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  requested_state text := public.slugify(left(get_place.state_slug, 100));
  requested_city text := public.slugify(left(get_place.city_slug, 100));
  requested_neighborhood text := public.slugify(left(get_place.neighborhood_slug, 100));
  city public.places;
begin
  if length(requested_state) = 2 then
    select p.state_slug into requested_state from public.places p
      where p.kind = 'city' and p.state_code = upper(requested_state) limit 1;
  end if;
  select p.* into city from public.places p
    where p.kind = 'city' and p.state_slug = requested_state and p.city_slug = requested_city and p.namesake = 0;
  if city.id is null then
    select p.* into city
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(requested_city) and p.state_slug = requested_state
        and (p.kind = 'city' or p.kind = 'neighborhood' and get_place.neighborhood_slug is null)
      order by p.kind, p.population desc, p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  if get_place.neighborhood_slug is null then
    return next public.to_found_place(city);
    return;
  end if;
  return query
    select (public.to_found_place(p)).*
    from public.places p
    where p.kind = 'neighborhood' and p.city_id = city.id
      and (p.neighborhood_slug = requested_neighborhood or exists (
        select from public.place_names n where n.place_id = p.id and n.key = public.place_key(requested_neighborhood)))
    order by p.neighborhood_slug = requested_neighborhood desc, p.population desc, p.id
    limit 1;
end
$$;

grant execute on function public.get_place(text, text, text) to anon, authenticated, service_role;
