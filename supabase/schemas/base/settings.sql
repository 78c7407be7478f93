-- Numbers that an admin may change without a deploy, mostly limits, each with a description. Some follow doorstep.config.ts, as their
-- description states. The first rows are in migrations/*_rows.sql; a new row needs a handwritten migration.

create table public.settings (
  key text primary key,
  value integer not null check (value >= 0),
  description text not null,
  -- For the few rows that the server writes and that aren't numbers (the loaded gazetteer, an external geocoder).
  state jsonb
);

alter table public.settings enable row level security;
grant all on public.settings to service_role;
