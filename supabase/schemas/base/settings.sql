-- The numbers that an operator may change without a deploy (limits, mostly), each with a sentence about what it does.
-- Some follow doorstep.config.ts and say so. Their values are rows: the first in migrations/*_rows.sql, a new one in a migration of its own, written by hand.

create table public.settings (
  key text primary key,
  value integer not null check (value >= 0),
  what text not null,
  -- Of the few rows that the server itself writes (the loaded gazetteer, an outside geocoder): what a number can't say.
  state jsonb
);

alter table public.settings enable row level security;
grant all on public.settings to service_role;
