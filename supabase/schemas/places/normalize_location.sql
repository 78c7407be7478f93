-- A location in stored form: a blank city, state or country is 'Unknown', other blank parts are null (section 5 of the specification). A US
-- state is stored by its full name, so that a city doesn't have two URLs.
create function public.normalize_location(location jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(location -> 'coordinates') = 'object' then jsonb_build_object(
    'coordinates', jsonb_build_object('lat', location #> '{coordinates,lat}', 'lng', location #> '{coordinates,lng}'),
    'address', jsonb_build_object(
      'city', coalesce(nullif(trim(location #>> '{address,city}'), ''), 'Unknown'),
      'state', case
        when coalesce(nullif(trim(location #>> '{address,state}'), ''), 'Unknown') = 'Unknown' then 'Unknown'
        -- WA is Washington, but also Western Australia.
        when public.slugify(coalesce(location #>> '{address,country}', ''))
            in ('', 'unknown', 'united-states', 'united-states-of-america', 'usa', 'us')
          then public.us_state_name(trim(location #>> '{address,state}'))
        else trim(location #>> '{address,state}') end,
      'country', coalesce(nullif(trim(location #>> '{address,country}'), ''), 'Unknown'),
      'street', nullif(trim(location #>> '{address,street}'), ''),
      'zipCode', nullif(trim(location #>> '{address,zipCode}'), ''),
      'neighborhood', nullif(trim(location #>> '{address,neighborhood}'), '')))
  else location end
$$;

grant execute on function public.normalize_location(jsonb) to authenticated, service_role;
