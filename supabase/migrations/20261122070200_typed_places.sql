-- A typed place stays in the state that is typed with it; counties, regions and whole states are understood; what lies outside
-- of the United States is known for what it is; an ambiguous name brings its namesakes along.

alter table public.places drop constraint places_kind_check;
alter table public.places add constraint places_kind_check
  check (kind in ('city', 'neighborhood', 'zip', 'area', 'state', 'outside'));
comment on column public.places.kind is
  'An area is a county or region, by the point in the middle of its people; outside is a city or country that is not covered.';

create index places_outside_pt on public.places using gist (pt) where kind = 'outside';
create index places_state_largest on public.places (state_code, population desc) where kind = 'city';
drop index public.places_state_code;

-- Misspellings are compared letter by letter, too: trigrams alone find 'Tuscola' nearer to 'Tuscon' than Tucson.
create extension if not exists fuzzystrmatch with schema extensions;

-- As before, and its plan is kept: a typed text is asked for many keys.
create or replace function public.place_key(name text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(
      case word when 'saint' then 'st' when 'sainte' then 'ste' when 'mount' then 'mt' when 'fort' then 'ft' else word end,
      '' order by position), '')
    from unnest(string_to_array(public.slugify(replace(name, ',', ' ')), '-')) with ordinality as words (word, position));
end
$$;

drop function public.geocode_place(text);
drop function public.place_of_key(text, boolean);
drop function public.is_state_name(text);
drop function public.alike_places(text, real);

-- The places of exactly this key, the likeliest first. A place outside has a key only where it is meant before all namesakes.
create function public.places_of_key(wanted text, max_results integer default 7) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select p.*
    from public.place_names n
    join public.places p on p.id = n.place_id
    where n.key = wanted
    order by p.kind = 'outside' desc, p.population desc, p.id
    limit max_results;
end
$$;

-- Places with a key spelled like the given one, of one state if it is said; the best first, at least as alike as said. Those with
-- two letters exchanged ('Tuscon', 'Chigaco') are most alike, others by trigrams and letters. Of two alike the more populous one
-- is meant: more people misspell it.
create function public.alike_places(wanted text, least_score real, in_state text default null, max_results integer default 1)
returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    with spelled as (
      select n.place_id, 1.0::double precision as likeness
      from generate_series(1, length(wanted) - 1) as position cross join unnest(array[2, 3]) as letters
      join public.place_names n
        on n.key = overlay(wanted placing reverse(substr(wanted, position, letters)) from position for letters)
      union all
      select n.place_id, (extensions.similarity(n.key, wanted)
        + 1 - extensions.levenshtein(n.key, wanted)::double precision / greatest(length(n.key), length(wanted))) / 2
      from public.place_names n
      where n.key operator(extensions.%) wanted and length(n.key) <= 100
    )
    select p.*
    from (select place_id, max(spelled.likeness) as likeness from spelled group by place_id) as best
    join public.places p on p.id = best.place_id
    where p.kind <> 'outside' and (in_state is null or p.state_code = in_state)
      and best.likeness + ln(p.population + 1) / 50 >= least_score
    order by best.likeness + ln(p.population + 1) / 50 desc, p.id
    limit max_results;
end
$$;

-- What a text without a ZIP code means, the likeliest first; of some names the others of that name follow.
create function public.places_named(typed text) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted text := public.place_key(typed);
  words text[] := regexp_split_to_array(trim(both ' ,' from typed), '[ ,]+');
  parts text[] := regexp_split_to_array(typed, ' *, *');
  is_street boolean := typed ~ '^[0-9]';
  in_state text;
  rest text[];
  there public.places;
begin
  if wanted = '' then
    return;
  end if;
  return query select * from public.places_of_key(wanted);
  if found then
    return;
  end if;

  -- Its state, by any of its names, of one word to three: 'Tampa, Fla', 'Charleston, W. Va.'.
  for behind in reverse least(3, cardinality(words) - 1) .. 1 loop
    select p.state_code into in_state
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')) and p.kind = 'state' limit 1;
    if in_state is not null then
      rest := words[:cardinality(words) - behind];
      exit;
    end if;
  end loop;
  if in_state is not null then
    -- Behind a street or another part, words are dropped from the front until a name of that state is left.
    for start_at in 1 .. least(cardinality(rest), 12) loop
      exit when start_at > 1 and not is_street and cardinality(parts) < 3;
      return query select * from public.places_of_key(
        public.place_key(array_to_string(rest[start_at:], ' ')) || lower(in_state));
      if found then
        return;
      end if;
    end loop;
  end if;

  -- Another country: 'London, UK', 'Toronto ON', 'San Juan PR'.
  for behind in 1 .. least(3, cardinality(words) - 1) loop
    exit when in_state is not null;
    return query select * from public.places_of_key(
      ',' || public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')), 1);
    if found then
      return;
    end if;
  end loop;

  -- '123 Main St, Austin', and '1010 Wien' with another country's postal code.
  if is_street then
    return query select * from public.places_of_key(public.place_key(array_to_string(words[2:], ' ')), 1) p
      where p.kind = 'outside';
    if found then
      return;
    end if;
    for start_at in 2 .. least(cardinality(parts), 6) loop
      return query select * from public.places_of_key(public.place_key(array_to_string(parts[start_at:], ' ')));
      if found then
        return;
      end if;
    end loop;
    return;
  end if;

  -- A part and what it is a part of: 'Astoria, Queens', 'Koreatown LA'.
  for ahead in 1 .. least(cardinality(words) - 1, 6) loop
    select * into there from public.places_of_key(public.place_key(array_to_string(words[ahead + 1:], ' ')), 1);
    continue when there.id is null or there.kind in ('state', 'outside');
    return query
      select p.*
      from public.places_of_key(public.place_key(array_to_string(words[:ahead], ' ')), 50) p
      where p.kind in ('city', 'neighborhood', 'area') and p.pt operator(extensions.<->) there.pt <= public.chord_km(80)
      order by p.pt operator(extensions.<->) there.pt limit 1;
    if found then
      return;
    end if;
  end loop;

  -- 'Downtown Austin', 'the Boston area'.
  if typed ~* '^(the|downtown|greater|metro|metropolitan|central|city of|near|in) '
      or typed ~* ' (area|metro|metro area|airport|international airport|downtown|region)$' then
    return query select * from public.places_named(
      regexp_replace(regexp_replace(typed, '^(the|downtown|greater|metro|metropolitan|central|city of|near|in) +', '', 'i'),
        ' +(metro area|area|metro|international airport|airport|downtown|region)$', '', 'i'));
    if found then
      return;
    end if;
  end if;

  if in_state is not null then
    return query select * from public.alike_places(
      public.place_key(array_to_string(rest, ' ')) || lower(in_state), 0.6, in_state);
  elsif length(wanted) >= 4 and cardinality(parts) = 1 then
    return query select * from public.alike_places(left(wanted, 100), 0.6);
  end if;
end
$$;

-- The cities of a state, the largest first.
create function public.largest_cities(in_state text, max_results integer) returns setof public.places
language sql stable security definer
set search_path = ''
as $$
  select * from public.places p
  where p.kind = 'city' and p.state_code = in_state
  order by p.population desc, p.id
  limit max_results
$$;

-- What a typed text means. The first row is the place; others of its name follow if they are not far smaller. A state comes
-- with its largest cities, and a place outside of the United States with its namesakes here: neither can be searched around.
create function public.geocode_place(query text) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := trim(both ' ,' from regexp_replace(normalize(left(query, 200), NFKC), '\s+', ' ', 'g'));
  zip_typed text;
  without_zip text;
  place public.places;
  meant public.places[];
begin
  typed := trim(both ' ,' from
    regexp_replace(typed, '[ ,]+(united states of america|united states|u\.?s\.?a?\.?)$', '', 'i'));
  typed := regexp_replace(typed, '^zip( ?code)?:? +', '', 'i');
  zip_typed := coalesce(substring(typed from '(?:^|[^0-9])([0-9]{5})(?:-[0-9]{4})?$'),
    substring(typed from '^([0-9]{5})(?:-[0-9]{4})?[ ,]'));
  if zip_typed is not null then
    without_zip := trim(both ' ,' from regexp_replace(typed, zip_typed || '(-[0-9]{4})?', ''));
    select array_agg(p) into meant from public.places_named(without_zip) p;
    select p.* into place from public.places p where p.kind = 'zip' and p.zip collate "C" = zip_typed;
    -- With a name of its surroundings, or behind anything but a city of another country ('Berlin 10115').
    if place.id is not null and (without_zip = ''
        or typed !~ ('^' || zip_typed) and meant[1].kind is distinct from 'outside'
        or exists (select from unnest(meant) p where p.state_code = place.state_code
          and (p.kind = 'state' or p.pt operator(extensions.<->) place.pt <= public.chord_km(80)))) then
      return next public.to_found_place(place);
      return;
    end if;
    -- Else it is the number of a house, or no ZIP code of this country.
    if place.id is null or meant[1].kind = 'outside' then
      typed := without_zip;
    end if;
  end if;

  select array_agg(p) into meant from public.places_named(typed) p;
  if meant[1].kind = 'state' then
    return next public.to_found_place(meant[1]);
    return query select (public.to_found_place(p)).* from public.largest_cities(meant[1].state_code, 6) p;
  else
    return query select (public.to_found_place(p)).* from unnest(meant) as p
      where p.id = meant[1].id or meant[1].kind = 'outside' or p.population * 30 >= meant[1].population;
  end if;
end
$$;

-- Places whose name, or name and state, begins with what is typed, the most populous first, a place of exactly that
-- name before longer ones; ZIP codes by their digits; on no hit, what the text means or names that are spelled alike. At most
-- 20, and a place outside of the United States only where it is what the whole text means.
create or replace function public.suggest_places(prefix text, max_results integer default 8) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := left(trim(prefix), 100);
  wanted text := public.place_key(typed);
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
  if not found and length(wanted) >= 4 and typed !~ '[0-9]' then
    return query
      select (public.to_found_place(p)).* from public.alike_places(wanted, 0.45, null, rows_wanted) p;
  end if;
end
$$;

-- The address of a point: the city of the nearest ZIP area where that has 2,000 people, else the nearest city weighted by
-- its population; right for 96 of 100 addresses. A neighborhood only when one lies within 0.8 km (farther away a guess is
-- wrong more often than right), or where the ZIP code makes its section sure. Never a city more than 30 km away. A point
-- that lies nearer to a city outside of the United States is answered with that.
create or replace function public.reverse_place(lat double precision, lng double precision) returns setof public.found_place
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

grant execute on function public.geocode_place(text) to anon, authenticated, service_role;

-- The place of a URL (D9), or none: exact slugs first, then any spelling, other name, code of the state or trailing state
-- ('TX', 'saint-louis', 'austin-tx', 'nyc'). The answer's own slugs are the canonical address; where they differ from
-- what was asked, redirect. A known neighborhood asked for as a city ('new-york/brooklyn') answers as itself.
create or replace function public.find_place(state_slug text, city_slug text, neighborhood_slug text default null)
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
