-- Converts a row of the gazetteer to the result type of the place functions.
create function public.to_found_place(place public.places, street text default null, mismatched_zip text default null)
returns public.found_place
language sql immutable parallel safe
set search_path = ''
as $$
  select row(place.kind, place.name, place.neighborhood, place.city, place.state, place.state_code, place.country,
    place.zip, place.lat, place.lng, place.population, place.state_slug, place.city_slug,
    place.neighborhood_slug, street, mismatched_zip)::public.found_place
$$;

grant execute on function public.to_found_place(public.places, text, text) to service_role;
