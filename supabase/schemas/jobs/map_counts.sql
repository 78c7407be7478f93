-- How many open jobs of each type are in each square of a web map that has some, and around where, for maps that show more jobs than can be
-- read while someone waits: made on schedule by count_map.
create table public.map_counts (
  -- The zoom whose squares these are: 7, 10 or 13. A map shows those of about 64 px, or four or sixteen of them as one.
  level smallint not null,
  x integer not null,
  y integer not null,
  type text not null,
  jobs integer not null,
  lat double precision not null,
  lng double precision not null,
  primary key (level, x, y, type)
);

alter table public.map_counts enable row level security;
grant all on public.map_counts to service_role;
