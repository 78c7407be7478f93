-- A hash of a posting's title, description and place, to find duplicates. Ignores spacing and case. The place is the street, else the ZIP
-- code, else the coordinates rounded to 100 m.
create function public.posting_hash(title text, location jsonb, description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select public.sha256_hex(concat_ws(E'\n',
    trim(regexp_replace(lower(title), '[^[:alnum:]]+', ' ', 'g')),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    coalesce(nullif(lower(trim(location #>> '{address,street}')), ''), nullif(trim(location #>> '{address,zipCode}'), ''),
      concat_ws(' ', round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3))),
    trim(regexp_replace(lower(description), '\s+', ' ', 'g'))))
$$;

grant execute on function public.posting_hash(text, jsonb, text) to service_role;
