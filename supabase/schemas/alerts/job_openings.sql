-- What alerts find and when it is written as mail: a job finds its instant alerts through an index, digests are walked by the
-- time at which they are due, talents by talent_changes, and what an alert told once it never tells again (D22).

-- When each job opened last: by being posted, or by being opened or renewed after it was paused, closed or over.
create table public.job_openings (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  opened_at timestamptz not null,
  -- When its instant alerts were looked for; null is waiting.
  matched_at timestamptz
);

create index job_openings_waiting on public.job_openings (opened_at) where matched_at is null;
create index job_openings_newest on public.job_openings (opened_at desc);

alter table public.job_openings enable row level security;
grant all on public.job_openings to service_role;
