-- The gazetteer of the United States (D9, D30), loaded by supabase/seed/places/load.ts.

create table public.places (
  id integer primary key,
  kind text not null check (kind in ('city', 'neighborhood', 'zip', 'area', 'state', 'outside')),
  name text not null,
  -- For a ZIP code: its neighborhood, if a county or a post office makes it certain.
  neighborhood text,
  city text not null,
  state text not null,
  state_code text not null,
  country text not null default 'United States',
  zip text,
  city_id integer references public.places (id) on delete cascade,
  -- For a ZIP code: whether people live there; false for post office boxes and single large recipients.
  is_area boolean not null default false,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text,
  -- The rank by population among places with the same name and state. The place with rank 0 has the URL.
  namesake smallint not null default 0,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- Ranks suggestions and weights the nearest city. 0 if unknown, for a town known only from its post office.
  population integer not null default 0,
  pt extensions.cube generated always as (public.sphere_point(lat, lng)) stored
);

comment on column public.places.kind is
  'area: a county or region, at its population center. outside: a city or country that is not covered.';

create unique index places_city_slug on public.places (state_slug, city_slug, namesake) where kind = 'city';
create unique index places_neighborhood_slug on public.places (state_slug, city_slug, neighborhood_slug, namesake)
  where kind = 'neighborhood';
create unique index places_zip on public.places (zip collate "C") where kind = 'zip';
create index places_city_pt on public.places using gist (pt) where kind = 'city';
create index places_neighborhood_pt on public.places using gist (pt) where kind = 'neighborhood';
create index places_area_pt on public.places using gist (pt) where kind = 'zip' and is_area;
create index places_city_id on public.places (city_id);
create index places_outside_pt on public.places using gist (pt) where kind = 'outside';
create index places_state_population on public.places (state_code, population desc) where kind = 'city';

alter table public.places enable row level security;
-- Only for the server: visitors read the gazetteer through functions.
grant all on public.places to service_role;
