-- Open jobs of each type per square of a web map, and their mean position, for maps with too many jobs to read on request. Updated on
-- schedule by refresh_map_counts.
create table public.map_counts (
  -- The zoom of this square: 7, 10 or 13. A map whose squares are larger joins four or sixteen of them.
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
