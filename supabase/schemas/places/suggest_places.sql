-- Places whose name, or name and state, begins with what is typed, the most populous first, a place of exactly that
-- name before longer ones; ZIP codes by their digits; on no hit, what the text means or names that are spelled alike. At most
-- 20, and a place outside of the United States only where it is what the whole text means.
create function public.suggest_places(prefix text, max_results integer default 8) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := left(trim(prefix), 100);
  wanted text := public.place_key(typed);
  parts constant text[] := regexp_split_to_array(typed, ' *, *');
  rows_wanted integer := least(greatest(coalesce(max_results, 8), 1), 20);
  whole public.places;
begin
  if typed ~ '^[0-9]{2,5}$' then
    return query
      select (public.to_found_place(p)).*
      from public.places p
      where p.kind = 'zip' and p.zip collate "C" >= typed and p.zip collate "C" < typed || ':'
      order by p.is_area desc, p.zip
      limit rows_wanted;
    return;
  end if;
  if length(wanted) < 2 then
    return;
  end if;
  if typed !~ '[0-9]' then
    select * into whole from public.places_of_key(wanted, 1);
    if whole.kind in ('state', 'outside') then
      return query select * from public.geocode_place(typed) limit rows_wanted;
      if found and whole.kind = 'state' then
        return;
      end if;
      rows_wanted := rows_wanted - 7;
    end if;
    return query
      select (public.to_found_place(p)).*
      from (
        select n.place_id, bool_or(n.key = wanted) as is_whole
        from public.place_names n
        where n.key >= wanted and n.key < wanted || chr(1114111)
        group by n.place_id
      ) hit
      join public.places p on p.id = hit.place_id
      where p.kind <> 'outside'
      -- Counties and states are large and seldom what somebody means who has typed less than their name.
      order by (p.population + 1) * case when is_whole then 20.0 when p.kind in ('area', 'state') then 0.05 else 1.0 end desc, p.id
      limit rows_wanted;
    if found or whole.id is not null then
      return;
    end if;
  end if;
  return query select * from public.geocode_place(typed) limit rows_wanted;
  if found then
    return;
  end if;
  -- Behind a street, a name that is not typed to its end: '1300 S Congress Ave, Aus'.
  if cardinality(parts) between 2 and 6 then
    return query
      select p.kind, p.name, p.neighborhood, p.city, p.state, p.state_code, p.country, p.zip, p.lat, p.lng, p.population,
        p.state_slug, p.city_slug, p.neighborhood_slug, concat_ws(', ', parts[1], p.street), p.unfit_zip
      from public.suggest_places(array_to_string(parts[2:], ', '), rows_wanted) as p;
    if found then
      return;
    end if;
  end if;
  if length(wanted) >= 4 and typed !~ '[0-9]' then
    return query
      select (public.to_found_place(p)).* from public.alike_places(wanted, 0.45, null, rows_wanted) p;
  end if;
end
$$;

grant execute on function public.suggest_places(text, integer) to anon, authenticated, service_role;
