-- The result of the place functions. A separate type, because callers don't need the table's point and internal columns.
create type public.found_place as (
  kind text,
  name text,
  neighborhood text,
  city text,
  state text,
  state_code text,
  country text,
  zip text,
  lat double precision,
  lng double precision,
  population integer,
  state_slug text,
  city_slug text,
  neighborhood_slug text,
  -- For a typed text: the text before the place, and a ZIP code that is not in the place.
  street text,
  mismatched_zip text
);
