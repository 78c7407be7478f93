-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."places_named"(text);

drop function "public"."to_found_place"(public.places);

alter type "public"."found_place" add attribute "street" text cascade;

alter type "public"."found_place" add attribute "unfit_zip" text cascade;

create or replace function public.geocode_place (
  query text
)
  returns SETOF public.found_place
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  -- NFKC would spell the fractions of a street out.
  typed text := trim(both ' ,' from
    regexp_replace(translate(left(query, 200), '０１２３４５６７８９，', '0123456789,'), '\s+', ' ', 'g'));
  zip_last text;
  zip_first text;
  zip_place public.places;
  zip_fits boolean;
  split record;
begin
  typed := regexp_replace(typed, '(^|[ ,]+)(united states of america|united states|u\.?s\.?a?\.?)$', '', 'i');
  typed := trim(both ' ,' from regexp_replace(typed, '^zip( ?code)?:? +', '', 'i'));
  if typed ~* '^(near|around|close to|by) me$' then
    return;
  end if;

  zip_last := substring(typed from '(?:^|[^0-9-])([0-9]{5})(?:-[0-9]{4})?$');
  zip_first := case when zip_last is null then substring(typed from '^([0-9]{5})(?:-[0-9]{4})?[ ,]') end;
  select p.* into zip_place from public.places p
    where p.kind = 'zip' and p.zip collate "C" = coalesce(zip_last, zip_first);
  select * into split from public.split_address(trim(both ' ,' from case
    when zip_last is not null then regexp_replace(typed, '[0-9]{5}(-[0-9]{4})?$', '')
    when zip_first is not null then regexp_replace(typed, '^[0-9]{5}(-[0-9]{4})?', '')
    else typed end));

  -- In the typed state and around the typed city, where these are known and not guessed; a first number before a street is a house's.
  zip_fits := zip_place.id is not null and (zip_last is not null or split.street is null)
    and case when cardinality(split.meant) = 0 then coalesce(split.in_state, zip_place.state_code) = zip_place.state_code
      else exists (select from unnest(split.meant) as p where p.state_code = zip_place.state_code
        and (p.kind = 'state' or split.is_guess or p.pt operator(extensions.<->) zip_place.pt <= public.chord_km(80))) end;
  if zip_fits then
    return next public.to_found_place(zip_place, split.street);
    return;
  end if;

  -- Mail of the armed forces, and the territories.
  if typed ~* '\m(apo|fpo|dpo),? +(aa|ae|ap)\M' or split.in_state is null and zip_last ~ '^(09|340|96[2-6])' then
    return next row('outside', null, null, null, null, null, 'Armed Forces', null, null, null, null, null, null, null,
      null, null)::public.found_place;
    return;
  elsif split.in_state is null and zip_last ~ '^(00[6-9]|969(1[0-9]|2[0-9]|3[0-2])|9695[0-2]|96799)' then
    return query select (public.to_found_place(p)).* from public.places_of_key(case
      when zip_last ~ '^008' then ',vi' when zip_last ~ '^00' then ',pr' when zip_last ~ '^9695' then ',mp'
      when zip_last = '96799' then ',as' else ',gu' end, 1) p;
    return;
  end if;

  if zip_first is not null then
    select * into split from public.split_address(typed);
  end if;
  if split.meant[1].kind = 'state' then
    return next public.to_found_place(split.meant[1]);
    return query select (public.to_found_place(p)).* from public.largest_cities(split.meant[1].state_code, 6) p;
  else
    return query select (public.to_found_place(p, split.street, case when p.kind <> 'outside' then zip_last end)).*
      from unnest(split.meant) as p
      where p.id = split.meant[1].id or split.meant[1].kind = 'outside' or p.population * 30 >= split.meant[1].population;
  end if;
end
$function$;

create or replace function public.split_address (
  typed text,
  OUT   street text,
  OUT   in_state text,
  OUT   meant public.places[],
  OUT   is_guess boolean
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  all_words constant text[] := string_to_array(regexp_replace(typed, ' *, *', ', ', 'g'), ' ');
  words text[] := all_words;
  has_number constant boolean := typed ~ '[0-9]';
  surroundings constant text := '^(the|downtown,?|greater|metro|metropolitan|central|city of|near|in) +'
    '| +(metro area|area|metro|international airport|airport|downtown|region)$';
  last_part integer;
  start_at integer;
  there public.places;
  within record;
begin
  is_guess := false;
  -- A state by any of its names, of one word to three: 'Tampa, Fla', 'Charleston, W. Va.'.
  for behind in reverse least(3, cardinality(words) - 1) .. 1 loop
    select p.state_code into in_state
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')) and p.kind = 'state' limit 1;
    if in_state is not null then
      words := words[:cardinality(words) - behind];
      words[cardinality(words)] := rtrim(words[cardinality(words)], ',');
      exit;
    end if;
  end loop;

  meant := array(select p from public.places_of_key(public.place_key(typed)) p);
  if cardinality(meant) > 0 or public.place_key(typed) = '' then
    return;
  end if;

  if in_state is null then
    -- Another country, before or without a postal code: 'London, UK', 'Toronto ON', 'San Juan PR', '1010 Wien'.
    for behind in 1 .. least(3, cardinality(words) - 1) loop
      meant := array(select p from public.places_of_key(
        ',' || public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')), 1) p);
      if cardinality(meant) > 0 then
        return;
      end if;
    end loop;
    if typed ~ '^[0-9]' then
      meant := array(select p from public.places_of_key(public.place_key(array_to_string(words[2:], ' ')), 1) p
        where p.kind = 'outside');
      if cardinality(meant) > 0 then
        return;
      end if;
    end if;
  end if;

  -- A part and what it is a part of: 'Astoria, Queens', 'Koreatown LA'.
  if not has_number then
    for ahead in 1 .. least(cardinality(all_words) - 1, 6) loop
      select * into there from public.places_of_key(public.place_key(array_to_string(all_words[ahead + 1:], ' ')), 1);
      continue when there.id is null or there.kind in ('state', 'outside');
      meant := array(
        select p
        from public.places_of_key(public.place_key(array_to_string(all_words[:ahead], ' ')), 50) p
        where p.kind in ('city', 'neighborhood', 'area') and p.pt operator(extensions.<->) there.pt <= public.chord_km(80)
        order by p.pt operator(extensions.<->) there.pt limit 1);
      if cardinality(meant) > 0 then
        return;
      end if;
    end loop;
  end if;

  -- 'Downtown Austin', 'the Boston area'.
  if typed ~* surroundings then
    select * into within from public.split_address(regexp_replace(typed, surroundings, '', 'i'));
    if cardinality(within.meant) > 0 and within.street is null then
      in_state := within.in_state;
      meant := within.meant;
      is_guess := within.is_guess;
      return;
    end if;
  end if;

  last_part := (select max(i) from generate_subscripts(words, 1) as i where i = 1 or words[i - 1] like '%,');
  -- Words before a name mark a street where one of them is a number; else the whole may be a misspelled name.
  for attempt in 1 .. 2 loop
    select start.at into start_at
      from (select i as at, i = 1 or words[i - 1] like '%,' as is_part from generate_subscripts(words, 1) as i) as start
      where (start.is_part or start.at > cardinality(words) - 8 and (has_number or attempt = 2 and in_state is not null))
        and exists (
          select from public.place_names n
          join public.places p on p.id = n.place_id
          where n.key = public.place_key(array_to_string(words[start.at:], ' ')) || coalesce(lower(in_state), '')
            -- Without a comma or a state, a large city behind a name: '1300 Broadway Oakland', but not '500 E Washington'.
            and (start.is_part or in_state is not null
              or p.population >= 50000 and array_to_string(words[:start.at - 1], ' ') ~ '[[:alpha:]]{3}'))
      order by start.is_part desc, start.at limit 1;
    if start_at is not null then
      meant := array(select p from public.places_of_key(
        public.place_key(array_to_string(words[start_at:], ' ')) || coalesce(lower(in_state), '')) p);
    elsif attempt = 1 and in_state is not null and (last_part > 1 or not has_number) then
      start_at := last_part;
      meant := array(select p from public.alike_places(
        public.place_key(array_to_string(words[start_at:], ' ')) || lower(in_state), case when last_part > 1 then 0.75 else 0.6 end, in_state) p);
      is_guess := true;
    elsif attempt = 1 and last_part = 1 and not has_number and length(public.place_key(typed)) >= 4 then
      start_at := 1;
      meant := array(select p from public.alike_places(left(public.place_key(typed), 100), 0.6) p);
      is_guess := true;
    end if;
    if cardinality(meant) > 0 then
      street := rtrim(array_to_string(words[:start_at - 1], ' '), ',');
      -- A number alone is no street.
      street := case when street ~ '[[:alpha:]]' then street end;
      return;
    end if;
  end loop;
  street := array_to_string(words, ' ');
end
$function$;

alter function "public"."split_address"(text) owner to "postgres";

create or replace function public.suggest_places (
  prefix      text,
  max_results integer default 8
)
  returns SETOF public.found_place
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function public.to_found_place (
  place     public.places,
  street    text          default null::text,
  unfit_zip text          default null::text
)
  returns public.found_place
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select row(place.kind, place.name, place.neighborhood, place.city, place.state, place.state_code, place.country,
    place.zip, place.lat, place.lng, place.population, place.state_slug, place.city_slug,
    place.neighborhood_slug, street, unfit_zip)::public.found_place
$function$;

alter function "public"."to_found_place"(public.places, text, text) owner to "postgres";

revoke all on function "public"."split_address"(text) from public;

revoke all on function "public"."split_address"(text) from "postgres";

grant execute on function "public"."split_address"(text) to "postgres";

grant execute on function "public"."split_address"(text) to "service_role";

revoke all on function "public"."to_found_place"(public.places, text, text) from public;

revoke all on function "public"."to_found_place"(public.places, text, text) from "postgres";

grant execute on function "public"."to_found_place"(public.places, text, text) to "postgres";

grant execute on function "public"."to_found_place"(public.places, text, text) to "service_role";
