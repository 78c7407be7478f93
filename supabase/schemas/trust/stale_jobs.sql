-- Jobs that a decision showed or hid outside of the site: their pages are rendered again with the next run of the scheduled work.
create table public.stale_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null default now(),
  -- Of a banned account: its page goes for good (bury_jobs).
  is_banned boolean not null default false
);

alter table public.stale_jobs enable row level security;
grant all on public.stale_jobs to service_role;
