-- Jobs whose unanswered applicants are to be told that it is over: written when a job is closed, worked off by the scheduler.
create table public.closing_emails (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Ten seconds for 'Undo' on the screen, and five for its way here.
  not_before timestamptz not null default now() + interval '15 seconds'
);

alter table public.closing_emails enable row level security;
grant all on public.closing_emails to service_role;
