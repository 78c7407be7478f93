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

grant execute on function public.geocode_place(text) to anon, authenticated, service_role;
