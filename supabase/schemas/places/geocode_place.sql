-- Geocodes a typed text. The first row is the place; places with the same name follow if they are not far smaller. After a state come its
-- largest cities, and after a place outside of the United States the US places with its name, because visitors can't search around the
-- first row. `street` is the text before the place. `mismatched_zip` is a typed ZIP code outside of the typed city; the city takes
-- precedence.
create function public.geocode_place(query text) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- Full-width digits are replaced one by one, because NFKC would also expand fractions in a street ('½').
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

  -- The ZIP code has to be in the typed state and near the typed city, unless that city is a guess. A leading number before a street is a
  -- house number.
  zip_fits := zip_place.id is not null and (zip_last is not null or split.street is null)
    and case when cardinality(split.matches) = 0 then coalesce(split.in_state, zip_place.state_code) = zip_place.state_code
      else exists (select from unnest(split.matches) as p where p.state_code = zip_place.state_code
        and (p.kind = 'state' or split.is_guess or p.pt operator(extensions.<->) zip_place.pt <= public.chord_km(80))) end;
  if zip_fits then
    return next public.to_found_place(zip_place, split.street);
    return;
  end if;

  -- Military mail and the territories.
  if typed ~* '\m(apo|fpo|dpo),? +(aa|ae|ap)\M' or split.in_state is null and zip_last ~ '^(09|340|96[2-6])' then
    return next row('outside', null, null, null, null, null, 'Armed Forces', null, null, null, null, null, null, null,
      null, null)::public.found_place;
    return;
  elsif split.in_state is null and zip_last ~ '^(00[6-9]|969(1[0-9]|2[0-9]|3[0-2])|9695[0-2]|96799)' then
    return query select (public.to_found_place(p)).* from public.list_places_by_key(case
      when zip_last ~ '^008' then ',vi' when zip_last ~ '^00' then ',pr' when zip_last ~ '^9695' then ',mp'
      when zip_last = '96799' then ',as' else ',gu' end, 1) p;
    return;
  end if;

  if zip_first is not null then
    select * into split from public.split_address(typed);
  end if;
  if split.matches[1].kind = 'state' then
    return next public.to_found_place(split.matches[1]);
    return query select (public.to_found_place(p)).* from public.list_largest_cities(split.matches[1].state_code, 6) p;
  else
    return query select (public.to_found_place(p, split.street, case when p.kind <> 'outside' then zip_last end)).*
      from unnest(split.matches) as p
      where p.id = split.matches[1].id or split.matches[1].kind = 'outside' or p.population * 30 >= split.matches[1].population;
  end if;
end
$$;

grant execute on function public.geocode_place(text) to anon, authenticated, service_role;
