-- Places: the gazetteer of the United States (D9, D30), loaded by supabase/seed/places/load.ts, and what an outside
-- geocoder needs to be used fairly by several processes.

-- A place name as letters and digits alone, so that its spellings meet: 'St. Louis' and 'Saint Louis', "O'Fallon" and
-- 'O Fallon', 'Winston-Salem' and 'Winston Salem'. The same rule as placeKey in supabase/seed/places/names.ts.
create function public.place_key(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(
    case word when 'saint' then 'st' when 'sainte' then 'ste' when 'mount' then 'mt' when 'fort' then 'ft' else word end,
    '' order by position), '')
  from unnest(string_to_array(public.slugify(replace(name, ',', ' ')), '-')) with ordinality as words (word, position)
$$;

create table public.places (
  id integer primary key,
  kind text not null check (kind in ('city', 'neighborhood', 'zip')),
  name text not null,
  -- Of a ZIP code: the section of its city that it lies in, where a county or a post office makes that sure.
  neighborhood text,
  city text not null,
  state text not null,
  state_code text not null,
  country text not null default 'United States',
  zip text,
  city_id integer references public.places (id) on delete cascade,
  -- Of a ZIP code: an area where people live, not a box or one large receiver of mail.
  is_area boolean not null default false,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text,
  -- Its order by population among the places of one name in one state; 0 is the one that the URL means.
  namesake smallint not null default 0,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- Orders suggestions and weighs the nearest city. 0 is unknown: a town that only the post office knows.
  population integer not null default 0,
  pt extensions.cube generated always as (public.sphere_point(lat, lng)) stored
);

create unique index places_city_slug on public.places (state_slug, city_slug, namesake) where kind = 'city';
create unique index places_neighborhood_slug on public.places (state_slug, city_slug, neighborhood_slug, namesake)
  where kind = 'neighborhood';
create unique index places_zip on public.places (zip collate "C") where kind = 'zip';
create index places_city_pt on public.places using gist (pt) where kind = 'city';
create index places_neighborhood_pt on public.places using gist (pt) where kind = 'neighborhood';
create index places_area_pt on public.places using gist (pt) where kind = 'zip' and is_area;
create index places_city_id on public.places (city_id);
create index places_state_code on public.places (state_code) where kind = 'city';

-- Every key under which a city or neighborhood is found: its names alone, with the state's code, with the state.
create table public.place_names (
  key text collate "C" not null,
  place_id integer not null references public.places (id) on delete cascade,
  primary key (key, place_id)
);
create index place_names_place on public.place_names (place_id);
create index place_names_trigrams on public.place_names using gin (key extensions.gin_trgm_ops);

-- Which file is loaded, so that a start does not load it again.
create table public.places_loaded (
  hash text primary key,
  rows integer not null,
  loaded_at timestamptz not null default now()
);

alter table public.places enable row level security;
alter table public.place_names enable row level security;
alter table public.places_loaded enable row level security;
revoke all on public.places, public.place_names, public.places_loaded from anon, authenticated;
grant select on public.places to anon, authenticated;
grant all on public.places, public.place_names, public.places_loaded to service_role;
create policy "everybody reads places" on public.places for select to anon, authenticated using (true);

-- What the questions below answer. Not the table itself: its point and its bookkeeping are of no use outside.
create type public.found_place as (
  kind text,
  name text,
  neighborhood text,
  city text,
  state text,
  state_code text,
  country text,
  zip text,
  lat double precision,
  lng double precision,
  population integer,
  state_slug text,
  city_slug text,
  neighborhood_slug text
);

create function public.to_found_place(place public.places) returns public.found_place
language sql immutable parallel safe
set search_path = ''
as $$
  select row(place.kind, place.name, place.neighborhood, place.city, place.state, place.state_code, place.country,
    place.zip, place.lat, place.lng, place.population, place.state_slug, place.city_slug,
    place.neighborhood_slug)::public.found_place
$$;

-- Places whose name, or name and state, begins with what is typed, the most populous first, a place of exactly that
-- name before longer ones; ZIP codes by their digits; on no hit, names that are spelled alike. At most 20.
create function public.suggest_places(prefix text, max_results integer default 8) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := left(trim(prefix), 100);
  wanted text := public.place_key(typed);
  rows_wanted integer := least(greatest(coalesce(max_results, 8), 1), 20);
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
  return query
    select (public.to_found_place(p)).*
    from (
      select n.place_id, bool_or(n.key = wanted) as is_whole
      from public.place_names n
      where n.key >= wanted and n.key < wanted || chr(1114111)
      group by n.place_id
    ) hit
    join public.places p on p.id = hit.place_id
    order by (p.population + 1) * case when is_whole then 20.0 else 1.0 end desc, p.id
    limit rows_wanted;
  if not found and length(wanted) >= 4 then
    return query
      select (public.to_found_place(p)).*
      from public.alike_places(wanted, 0.3) hit
      join public.places p on p.id = hit.place_id
      order by hit.score desc, p.id
      limit rows_wanted;
  end if;
end
$$;

-- Places with a key spelled like the given one, at least as similar as said (trigrams, 0 to 1). Of two alike the
-- more populous one scores higher: it is the one that more people misspell.
create function public.alike_places(wanted text, least_similarity real)
returns table (place_id integer, score double precision)
language sql stable security definer
set search_path = ''
as $$
  select n.place_id, max(extensions.similarity(n.key, wanted) + ln(p.population + 1) / 50) as score
  from public.place_names n
  join public.places p on p.id = n.place_id
  where n.key operator(extensions.%) wanted and extensions.similarity(n.key, wanted) >= least_similarity
  group by n.place_id
$$;

-- The most populous place of exactly this key; with `with_state` only keys that end in a state count.
create function public.place_of_key(wanted text, with_state boolean default false) returns setof public.found_place
language sql stable security definer
set search_path = ''
as $$
  select (public.to_found_place(p)).*
  from public.place_names n
  join public.places p on p.id = n.place_id
  where n.key = wanted
    and (not with_state or n.key like '%' || lower(p.state_code) or n.key like '%' || public.place_key(p.state))
  order by p.population desc, p.id
  limit 1
$$;

-- The one place that a typed text means, or none: a ZIP code at its end, else a name with or without its state (the
-- most populous one of that name), else the same behind a street or other words, else the name most alike.
create function public.geocode_place(query text) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := trim(both ' ,' from regexp_replace(left(query, 200), '\s+', ' ', 'g'));
  zip_typed text;
  parts text[];
  words text[];
begin
  typed := trim(both ' ,' from
    regexp_replace(typed, '[ ,]+(united states of america|united states|u\.?s\.?a?\.?)$', '', 'i'));
  zip_typed := substring(typed from '(?:^|[ ,])([0-9]{5})(?:-[0-9]{4})?$');
  if zip_typed is not null then
    return query
      select (public.to_found_place(p)).* from public.places p
      where p.kind = 'zip' and p.zip collate "C" = zip_typed;
    if found then
      return;
    end if;
    typed := trim(both ' ,' from regexp_replace(typed, '[0-9]{5}(-[0-9]{4})?$', ''));
  end if;
  -- Places outside the fifty states are not in the gazetteer, and 'San Juan PR' is not San Juan in Texas.
  if typed ~* '[ ,](pr|puerto rico|guam|virgin islands|american samoa|northern mariana islands)$' then
    return;
  end if;
  if typed = '' or (public.is_state_name(typed) and not public.slugify(typed) in ('new-york', 'washington', 'la')) then
    return;
  end if;

  -- 'Mission District, San Francisco, CA', then 'San Francisco, CA'; behind other words a name needs its state
  -- ('Tijuana, Mexico' is not in Mexico, Missouri), except behind a house number.
  parts := string_to_array(typed, ',');
  for start_at in 1 .. least(cardinality(parts), 6) loop
    continue when start_at > 1 and public.is_state_name(array_to_string(parts[start_at:], ' '));
    return query
      select * from public.place_of_key(
        public.place_key(array_to_string(parts[start_at:], ' ')), start_at > 1 and typed !~ '^[0-9]');
    if found then
      return;
    end if;
  end loop;

  -- '500 Main St Springfield IL': words are dropped from the front until a name with its state is left.
  words := regexp_split_to_array(replace(typed, ',', ' '), ' +');
  if typed ~ '^[0-9]' then
    for start_at in 2 .. least(cardinality(words), 12) loop
      return query select * from public.place_of_key(public.place_key(array_to_string(words[start_at:], ' ')), true);
      if found then
        return;
      end if;
    end loop;
    return;
  end if;

  -- 'London, UK' is spelled like London in Kentucky, so what stands behind a comma must be a state.
  if length(public.place_key(typed)) >= 4
      and (cardinality(parts) = 1 or public.is_state_name(parts[cardinality(parts)])) then
    return query
      select (public.to_found_place(p)).*
      from public.alike_places(public.place_key(typed), 0.3) hit
      join public.places p on p.id = hit.place_id
      where hit.score >= 0.55
      order by hit.score desc, p.id
      limit 1;
  end if;
end
$$;

-- Whether a text is the name or the code of a state and nothing more.
create function public.is_state_name(typed text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.places p
    where p.kind = 'city' and p.namesake = 0
      and p.state_slug = coalesce(
        (select c.state_slug from public.places c
         where c.kind = 'city' and c.state_code = upper(trim(typed)) limit 1),
        public.slugify(typed)))
$$;

-- The address of a point: the city of the nearest ZIP area where that has 2,000 people, else the nearest city weighted
-- by its population; right for 96 of 100 addresses. A neighborhood only when one lies within 0.8 km (farther away a guess
-- is wrong more often than right), or where the ZIP code makes its section sure. None beyond 100 km (Alaska: 300 km).
create function public.reverse_place(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here extensions.cube := public.sphere_point(lat, lng);
  area public.places;
  city public.places;
  answer public.found_place;
begin
  if here is null or abs(lat) > 90 or abs(lng) > 180 then
    return;
  end if;
  select p.* into area from public.places p
    where p.kind = 'zip' and p.is_area
    order by p.pt operator(extensions.<->) here limit 1;
  if area.id is null or (area.pt operator(extensions.<->) here)
      > public.chord_km(case area.state_code when 'AK' then 300 else 100 end) then
    return;
  end if;
  select p.* into city from public.places p where p.id = area.city_id and p.population >= 2000;
  if city.id is null then
    select p.* into city
      from (
        select near.id, near.pt operator(extensions.<->) here as chord from public.places near
        where near.kind = 'city'
        order by near.pt operator(extensions.<->) here limit 40
      ) near
      join public.places p on p.id = near.id
      order by (near.chord + 0.5) / power(p.population + 100, 1.0 / 3), p.id
      limit 1;
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
        and (find_place.neighborhood_slug is null or p.kind = 'city')
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

grant execute on function public.place_key(text), public.suggest_places(text, integer), public.geocode_place(text),
  public.reverse_place(double precision, double precision),
  public.nearby_places(double precision, double precision, double precision, integer),
  public.find_place(text, text, text)
to anon, authenticated, service_role;

-- Answers of an outside geocoder, misses too, kept for 30 days because its policy asks for a cache.
create table public.geocode_cache (
  provider text not null,
  key text not null check (length(key) <= 300),
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (provider, key)
);
create index geocode_cache_age on public.geocode_cache (created_at);

-- When the next request to an outside geocoder may leave, and whether it is to be left alone for a while.
create table public.geocode_gate (
  provider text primary key,
  next_at timestamptz not null default now(),
  failures integer not null default 0,
  paused_until timestamptz not null default now()
);

alter table public.geocode_cache enable row level security;
alter table public.geocode_gate enable row level security;
revoke all on public.geocode_cache, public.geocode_gate from anon, authenticated;
grant all on public.geocode_cache, public.geocode_gate to service_role;

-- Claims the next second of a provider for one request and answers how many ms to wait for it; null when the provider
-- is paused or the wait would exceed max_wait_ms. No two claims of any processes are less than a second apart.
create function public.claim_geocode_slot(provider text, max_wait_ms integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  slot timestamptz;
begin
  insert into public.geocode_gate as gate (provider) values (claim_geocode_slot.provider) on conflict do nothing;
  -- 50 ms more than a second, because timers and networks are not exact.
  update public.geocode_gate gate
    set next_at = greatest(gate.next_at, clock_timestamp()) + interval '1050 milliseconds'
    where gate.provider = claim_geocode_slot.provider
      and gate.paused_until <= clock_timestamp()
      and gate.next_at <= clock_timestamp() + make_interval(secs => max_wait_ms / 1000.0)
    returning gate.next_at - interval '1050 milliseconds' into slot;
  if slot is null then
    return null;
  end if;
  return greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000))::integer;
end
$$;

-- Records how a request went. Three failures in a row pause the provider for a minute; pause_seconds pauses it at once.
create function public.note_geocode_outcome(provider text, succeeded boolean, pause_seconds integer default 0)
returns void
language sql
set search_path = ''
as $$
  update public.geocode_gate gate set
    failures = case when succeeded then 0 else gate.failures + 1 end,
    paused_until = case
      when pause_seconds > 0 then clock_timestamp() + make_interval(secs => pause_seconds)
      when not succeeded and gate.failures + 1 >= 3 then clock_timestamp() + interval '1 minute'
      else gate.paused_until end
  where gate.provider = note_geocode_outcome.provider
$$;

-- Keeps an answer and forgets those older than 30 days.
create function public.keep_geocode(provider text, key text, answer jsonb) returns void
language sql
set search_path = ''
as $$
  delete from public.geocode_cache where created_at < now() - interval '30 days';
  insert into public.geocode_cache as cache (provider, key, answer)
    values (keep_geocode.provider, keep_geocode.key, keep_geocode.answer)
    on conflict on constraint geocode_cache_pkey do update set answer = excluded.answer, created_at = now();
$$;

grant execute on function public.claim_geocode_slot(text, integer),
  public.note_geocode_outcome(text, boolean, integer), public.keep_geocode(text, text, jsonb)
to service_role;
