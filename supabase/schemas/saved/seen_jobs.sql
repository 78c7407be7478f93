-- Jobs that a person viewed, and jobs that the person hid from lists (D107). A row outlives its job.

create table public.seen_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('viewed', 'hidden')),
  -- No foreign key: a list shows the title of a deleted job.
  job_id uuid not null,
  seen_at timestamptz not null default now(),
  title text not null check (length(title) between 1 and 160),
  primary key (user_id, kind, job_id)
);

create index seen_jobs_newest on public.seen_jobs (user_id, kind, seen_at desc, job_id);

alter table public.seen_jobs enable row level security;
grant select, delete on public.seen_jobs to authenticated;
grant all on public.seen_jobs to service_role;

create policy "people read their own seen jobs" on public.seen_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people delete their own seen jobs" on public.seen_jobs
  for delete to authenticated using (user_id = (select auth.uid()));
