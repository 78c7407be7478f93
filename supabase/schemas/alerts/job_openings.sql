-- When each job last opened: when it was posted, or reopened after it was paused, closed or expired. The time may be in the future
-- (alert_time_of_posting). Instant alerts are matched to new rows. Digests are matched when they are due, to the rows since the last
-- digest. Talent alerts use talent_changes. An alert delivers each match once (D22).

create table public.job_openings (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  opened_at timestamptz not null,
  -- When its instant alerts were matched; null while pending.
  matched_at timestamptz
);

create index job_openings_waiting on public.job_openings (opened_at) where matched_at is null;
create index job_openings_newest on public.job_openings (opened_at desc);

alter table public.job_openings enable row level security;
grant all on public.job_openings to service_role;
