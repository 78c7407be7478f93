-- Whether a stored location has numeric coordinates on the globe and a complete address of limited length. Compares as numeric, because
-- 1e400 is a JSON number but not a double.
create function public.is_location(location jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(location #> '{coordinates,lat}') = 'number'
    and jsonb_typeof(location #> '{coordinates,lng}') = 'number'
    and (location #>> '{coordinates,lat}')::numeric between -90 and 90
    and (location #>> '{coordinates,lng}')::numeric between -180 and 180
    and length(location #>> '{address,city}') between 1 and 120
    and length(location #>> '{address,state}') between 1 and 120
    and length(location #>> '{address,country}') between 1 and 120
    and length(coalesce(location #>> '{address,street}', '')) <= 300
    and length(coalesce(location #>> '{address,zipCode}', '')) <= 20
    and length(coalesce(location #>> '{address,neighborhood}', '')) <= 120
    and length(location::text) <= 1500, false)
$$;

grant execute on function public.is_location(jsonb) to authenticated, service_role;
