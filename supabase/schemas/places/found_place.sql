-- What the questions below answer. Not the table itself: its point and its bookkeeping are of no use outside.
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
  -- Of a typed text: what stands before the place, and a ZIP code that lies elsewhere.
  street text,
  unfit_zip text
);
