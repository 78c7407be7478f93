-- When the next request to an outside geocoder may leave, and whether it is to be left alone for a while.
create table public.geocode_gate (
  provider text primary key,
  next_at timestamptz not null default now(),
  failures integer not null default 0,
  paused_until timestamptz not null default now()
);

alter table public.geocode_gate enable row level security;
grant all on public.geocode_gate to service_role;
