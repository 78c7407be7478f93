-- Splits an address without its ZIP code. `matches`: the places that it ends with, most likely first. `in_state`: the code of the state at
-- its end. `street`: the text before the place, or before the state if no place is known. The place is the longest known name that begins
-- the text or follows a comma, otherwise the longest known name at the end. `is_guess`: no place has exactly this name, only a similar one.
create function public.split_address(typed text, out street text, out in_state text, out matches public.places[], out is_guess boolean)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  all_words constant text[] := string_to_array(regexp_replace(typed, ' *, *', ', ', 'g'), ' ');
  words text[];
  has_number constant boolean := typed ~ '[0-9]';
  surroundings constant text := '^(the|downtown,?|greater|metro|metropolitan|central|city of|near|in) +'
    '| +(metro area|area|metro|international airport|airport|downtown|region)$';
  last_part integer;
  start_at integer;
  inner_split record;
begin
  is_guess := false;
  select state.state_code, state.other_words into in_state, words from public.split_state(all_words) as state;

  matches := array(select p from public.list_places_by_key(public.place_key(typed)) p);
  if cardinality(matches) > 0 or public.place_key(typed) = '' then
    return;
  end if;

  if in_state is null then
    matches := public.list_places_abroad(words);
    if cardinality(matches) > 0 then
      return;
    end if;
  end if;
  if not has_number then
    matches := public.list_places_within(all_words);
    if cardinality(matches) > 0 then
      return;
    end if;
  end if;

  -- 'Downtown Austin', 'the Boston area'.
  if typed ~* surroundings then
    select * into inner_split from public.split_address(regexp_replace(typed, surroundings, '', 'i'));
    if cardinality(inner_split.matches) > 0 and inner_split.street is null then
      in_state := inner_split.in_state;
      matches := inner_split.matches;
      is_guess := inner_split.is_guess;
      return;
    end if;
  end if;

  last_part := (select max(i) from generate_subscripts(words, 1) as i where i = 1 or words[i - 1] like '%,');
  -- Words before a name are a street if one of them is a number; otherwise the whole text may be a misspelled name.
  for attempt in 1 .. 2 loop
    select start.at into start_at
      from (select i as at, i = 1 or words[i - 1] like '%,' as is_part from generate_subscripts(words, 1) as i) as start
      where (start.is_part or start.at > cardinality(words) - 8 and (has_number or attempt = 2 and in_state is not null))
        and exists (
          select from public.place_names n
          join public.places p on p.id = n.place_id
          where n.key = public.place_key(array_to_string(words[start.at:], ' ')) || coalesce(lower(in_state), '')
            -- Without a comma or a state, only a large city after a street's name: '1300 Broadway Oakland', but not '500 E Washington'.
            and (start.is_part or in_state is not null
              or p.population >= 50000 and array_to_string(words[:start.at - 1], ' ') ~ '[[:alpha:]]{3}'))
      order by start.is_part desc, start.at limit 1;
    if start_at is not null then
      matches := array(select p from public.list_places_by_key(
        public.place_key(array_to_string(words[start_at:], ' ')) || coalesce(lower(in_state), '')) p);
    elsif attempt = 1 and in_state is not null and (last_part > 1 or not has_number) then
      start_at := last_part;
      matches := array(select p from public.search_similar_places(
        public.place_key(array_to_string(words[start_at:], ' ')) || lower(in_state),
        case when last_part > 1 then 0.75 else 0.6 end, in_state) p);
      is_guess := true;
    elsif attempt = 1 and last_part = 1 and not has_number and length(public.place_key(typed)) >= 4 then
      start_at := 1;
      matches := array(select p from public.search_similar_places(left(public.place_key(typed), 100), 0.6) p);
      is_guess := true;
    end if;
    if cardinality(matches) > 0 then
      street := rtrim(array_to_string(words[:start_at - 1], ' '), ',');
      -- A number alone is not a street.
      street := case when street ~ '[[:alpha:]]' then street end;
      return;
    end if;
  end loop;
  street := array_to_string(words, ' ');
end
$$;

grant execute on function public.split_address(text) to service_role;
