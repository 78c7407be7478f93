-- Resolves a name that is followed by the name of a containing place: 'Astoria, Queens', 'Koreatown LA'. Of the places with the first name,
-- returns the nearest to the containing place, at most 80 km away; empty if there is none.
create function public.list_places_within(words text[]) returns public.places[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  container public.places;
  matches public.places[];
begin
  for length in 1 .. least(cardinality(words) - 1, 6) loop
    select * into container from public.list_places_by_key(public.place_key(array_to_string(words[length + 1:], ' ')), 1);
    continue when container.id is null or container.kind in ('state', 'outside');
    matches := array(
      select place
      from public.list_places_by_key(public.place_key(array_to_string(words[:length], ' ')), 50) as place
      where place.kind in ('city', 'neighborhood', 'area') and place.pt operator(extensions.<->) container.pt <= public.chord_km(80)
      order by place.pt operator(extensions.<->) container.pt limit 1);
    if cardinality(matches) > 0 then
      return matches;
    end if;
  end loop;
  return '{}';
end
$$;

grant execute on function public.list_places_within(text[]) to service_role;
