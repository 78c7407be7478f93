-- Places whose name, or name and state, starts with the typed text, most populous first; an exact name ranks above longer ones, ZIP codes
-- match by digits. Without a match: the result of geocode_place, or places with a similar spelling. At most 20. A place outside of the
-- United States is returned only if the whole text names it.
create function public.suggest_places(prefix text, max_results integer default 8) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := left(trim(prefix), 100);
  search_key text := public.place_key(typed);
  parts constant text[] := regexp_split_to_array(typed, ' *, *');
  max_rows integer := least(greatest(coalesce(max_results, 8), 1), 20);
  exact_match public.places;
begin
  if typed ~ '^[0-9]{2,5}$' then
    return query
      select (public.to_found_place(p)).*
      from public.places p
      where p.kind = 'zip' and p.zip collate "C" >= typed and p.zip collate "C" < typed || ':'
      order by p.is_area desc, p.zip
      limit max_rows;
    return;
  end if;
  if length(search_key) < 2 then
    return;
  end if;
  if typed !~ '[0-9]' then
    select * into exact_match from public.list_places_by_key(search_key, 1);
    if exact_match.kind in ('state', 'outside') then
      return query select * from public.geocode_place(typed) limit max_rows;
      if found and exact_match.kind = 'state' then
        return;
      end if;
      -- Seven of the rows are reserved for the places above.
      max_rows := greatest(max_rows - 7, 0);
    end if;
    return query
      select (public.to_found_place(p)).*
      from (
        select n.place_id, bool_or(n.key = search_key) as is_whole
        from public.place_names n
        where n.key >= search_key and n.key < search_key || chr(1114111)
        group by n.place_id
      ) hit
      join public.places p on p.id = hit.place_id
      where p.kind <> 'outside'
      -- Counties and states are large, but rarely meant by less than their full name.
      order by (p.population + 1) * case when is_whole then 20.0 when p.kind in ('area', 'state') then 0.05 else 1.0 end desc, p.id
      limit max_rows;
    if found or exact_match.id is not null then
      return;
    end if;
  end if;
  return query select * from public.geocode_place(typed) limit max_rows;
  if found then
    return;
  end if;
  -- After a street, an incomplete name: '1300 S Congress Ave, Aus'.
  if cardinality(parts) between 2 and 6 then
    return query
      select p.kind, p.name, p.neighborhood, p.city, p.state, p.state_code, p.country, p.zip, p.lat, p.lng, p.population,
        p.state_slug, p.city_slug, p.neighborhood_slug, concat_ws(', ', parts[1], p.street), p.mismatched_zip
      from public.suggest_places(array_to_string(parts[2:], ', '), max_rows) as p;
    if found then
      return;
    end if;
  end if;
  if length(search_key) >= 4 and typed !~ '[0-9]' then
    return query
      select (public.to_found_place(p)).* from public.search_similar_places(search_key, 0.45, null, max_rows) p;
  end if;
end
$$;

grant execute on function public.suggest_places(text, integer) to anon, authenticated, service_role;
