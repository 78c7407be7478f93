-- The keys (place_key) by which a typed text finds a place: each of its names alone and with the state, and a neighborhood's with its city.
-- Computed by supabase/seed/places/keys.ts.
create table public.place_names (
  key text collate "C" not null,
  place_id integer not null references public.places (id) on delete cascade,
  primary key (key, place_id)
);

create index place_names_place on public.place_names (place_id);
create index place_names_trigrams on public.place_names using gin (key extensions.gin_trgm_ops);

alter table public.place_names enable row level security;
grant all on public.place_names to service_role;
