-- Jobs whose applicants are to be told that it is over: written when a job ends, worked off by the scheduler.
create table public.closing_emails (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Ten seconds for 'Undo' on the screen, and five for its way here.
  not_before timestamptz not null default now() + interval '15 seconds',
  -- Whether we took the job down: then all its applicants are warned, whatever their status and whatever they heard before.
  is_takedown boolean not null default false
);

alter table public.closing_emails enable row level security;
grant all on public.closing_emails to service_role;
