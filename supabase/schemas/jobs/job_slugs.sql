-- All slugs in use, now or before, with the last numeric suffix given out. Reserved words are rows too (D10).
create table public.job_slugs (
  slug text primary key,
  last_suffix integer not null default 0,
  -- Names of pages and files, which were never a job's slug. (Names of states are checked before the lookup.)
  is_reserved boolean not null default false
);

create index job_slugs_trigram on public.job_slugs using gin (slug extensions.gin_trgm_ops);

alter table public.job_slugs enable row level security;
grant all on public.job_slugs to service_role;
