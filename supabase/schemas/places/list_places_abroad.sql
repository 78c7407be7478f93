-- The place outside of the covered states at the end of an address: 'London, UK', 'Toronto ON', 'San Juan PR', or after a postal code:
-- '1010 Wien'. Empty if there is none.
create function public.list_places_abroad(words text[]) returns public.places[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  matches public.places[];
begin
  for length in 1 .. least(3, cardinality(words) - 1) loop
    matches := array(select place from public.list_places_by_key(
      ',' || public.place_key(array_to_string(words[cardinality(words) - length + 1:], ' ')), 1) as place);
    if cardinality(matches) > 0 then
      return matches;
    end if;
  end loop;
  if words[1] ~ '^[0-9]' then
    matches := array(select place from public.list_places_by_key(public.place_key(array_to_string(words[2:], ' ')), 1) as place
      where place.kind = 'outside');
  end if;
  return coalesce(matches, '{}');
end
$$;

grant execute on function public.list_places_abroad(text[]) to service_role;
