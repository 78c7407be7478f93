-- Every slug that is or was taken, with the last suffix given out under it. Reserved words are simply taken (D10).
create table public.job_slugs (
  slug text primary key,
  last_suffix integer not null default 0,
  -- Words that were never a job's: the names of pages and files. (Names of states are read before anything is looked up.)
  is_reserved boolean not null default false
);

create index job_slugs_part on public.job_slugs using gin (slug extensions.gin_trgm_ops);

alter table public.job_slugs enable row level security;
grant all on public.job_slugs to service_role;
