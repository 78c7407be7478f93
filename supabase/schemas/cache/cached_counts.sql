-- Results of counts that read all jobs and are too slow to compute on request; refresh_stalest_count updates them on schedule (D64).
-- Contains no visitor's input.

create table public.cached_counts (
  -- The argument of run_count: the name of a count and its arguments.
  question jsonb primary key,
  -- Null until the first count.
  answer jsonb,
  counted_at timestamptz,
  took interval,
  -- The value of count_job_changes at the time of the count.
  changes bigint
);

alter table public.cached_counts enable row level security;
grant all on public.cached_counts to service_role;
