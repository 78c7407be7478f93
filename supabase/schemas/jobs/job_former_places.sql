-- Addresses of jobs before their place changed, so that old links redirect.
create table public.job_former_places (
  job_id uuid not null references public.jobs (id) on delete cascade,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text not null default '',
  primary key (job_id, state_slug, city_slug, neighborhood_slug)
);

alter table public.job_former_places enable row level security;
grant all on public.job_former_places to service_role;
