-- Which file is loaded, so that a start does not load it again.
create table public.places_loaded (
  hash text primary key,
  rows integer not null,
  loaded_at timestamptz not null default now()
);

alter table public.places_loaded enable row level security;
grant all on public.places_loaded to service_role;
