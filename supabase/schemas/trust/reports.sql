-- Reports by visitors (D95). A browser or account has at most one undecided report per subject. Only admins can read reports, and reporters
-- are distinguished by hashes only.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind in ('job', 'profile', 'message')),
  subject_id uuid not null,
  reason text not null
    check (reason in ('scam', 'fake', 'filled', 'facts', 'discrimination', 'harassment', 'other')),
  note text check (length(note) <= 1000),
  -- The address for the outcome; deleted when the email is queued.
  email text check (email is null or public.is_email(email)),
  reporter_id uuid references auth.users (id) on delete cascade,
  browser_hash text not null,
  -- Null if no proxy header contains addresses; networks then can't be distinguished.
  network_hash text,
  -- The weight, from the reason and the reporter's history.
  weight integer not null check (weight >= 0),
  is_trusted boolean not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  outcome text check (outcome in ('upheld', 'dismissed')),
  check ((decided_at is null) = (outcome is null))
);

create unique index reports_browser_once on public.reports (subject_id, browser_hash) where decided_at is null;
create unique index reports_account_once on public.reports (subject_id, reporter_id) where decided_at is null;
create index reports_subject on public.reports (subject_id, created_at);
create index reports_browser on public.reports (browser_hash);
create index reports_reporter on public.reports (reporter_id);
create index reports_to_email on public.reports (decided_at) where decided_at is not null and email is not null;
create index reports_old on public.reports (created_at);

alter table public.reports enable row level security;
grant all on public.reports to service_role;
