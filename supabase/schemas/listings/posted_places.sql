-- Places in which jobs were ever posted, so that places around a point are found without scanning jobs. A trigger of `jobs` adds rows;
-- they stay after the jobs are deleted.

create table public.posted_places (
  state_slug text not null,
  city_slug text not null,
  -- '' for the city itself.
  neighborhood_slug text not null,
  -- The point of one of its jobs.
  pt extensions.cube not null,
  primary key (state_slug, city_slug, neighborhood_slug)
);

create index posted_places_pt on public.posted_places using gist (pt);

alter table public.posted_places enable row level security;
grant all on public.posted_places to service_role;
