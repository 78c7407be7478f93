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

grant execute on function public.places_named(text) to service_role;
