-- Jobs whose pages have to be rendered again by the scheduled work, because something other than an edit of the job changed them, such as a
-- decision.
create table public.stale_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null default now(),
  -- For jobs of a banned account: removes the page permanently (`expire_job_pages`).
  is_banned boolean not null default false
);

alter table public.stale_jobs enable row level security;
grant all on public.stale_jobs to service_role;
