-- Where jobs were ever posted, by the names that postings gave: which places there are around a point is then not looked for among
-- a hundred thousand jobs. Kept by a trigger of `jobs`; a name outlives its jobs.

create table public.posted_places (
  state_slug text not null,
  city_slug text not null,
  -- '' for the city's own.
  neighborhood_slug text not null,
  -- Of one job there.
  pt extensions.cube not null,
  primary key (state_slug, city_slug, neighborhood_slug)
);

create index posted_places_pt on public.posted_places using gist (pt);

alter table public.posted_places enable row level security;
grant all on public.posted_places to service_role;
