-- Ended jobs whose applicants are not notified yet. Filled when a job ends, processed by the scheduled work.
create table public.closing_emails (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Ten seconds for "Undo" on the screen and five for the request.
  not_before timestamptz not null default now() + interval '15 seconds',
  -- True if we took the job down. Then all its applicants are warned, even those with a decision.
  is_takedown boolean not null default false
);

alter table public.closing_emails enable row level security;
grant all on public.closing_emails to service_role;
