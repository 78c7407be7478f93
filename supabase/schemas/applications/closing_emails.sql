-- Jobs whose applicants still have to be notified: closed, taken down, or expired so long ago that they have no page. The scheduled work
-- queues the emails and deletes the rows.
create table public.closing_emails (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Leaves ten seconds to press "Undo" and five for its request.
  not_before timestamptz not null default now() + interval '15 seconds',
  -- True if we took the job down. Then all its applicants are warned, even those with a decision.
  is_takedown boolean not null default false
);

alter table public.closing_emails enable row level security;
grant all on public.closing_emails to service_role;
