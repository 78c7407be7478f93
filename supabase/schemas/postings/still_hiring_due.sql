-- Whom to ask 'Still hiring?' is looked up each minute: a queue by time, so that a run with nothing to do reads no job.

-- When each job is to be asked about: a week after it was posted or after the last word about it. A job that does not
-- take applications is struck off when its time comes, and comes back with its opening or renewal.
create table public.still_hiring_due (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null
);

create index still_hiring_due_by_time on public.still_hiring_due (due_at);

alter table public.still_hiring_due enable row level security;
grant all on public.still_hiring_due to service_role;
