-- Counts over so many jobs that counting takes longer than anyone should wait: made on schedule by make_figure (D64). Nothing that a visitor
-- asks is stored here.

create table public.cached_counts (
  -- What `count_figure` is asked: its name and its arguments.
  question jsonb primary key,
  -- Null until it was counted for the first time.
  answer jsonb,
  counted_at timestamptz,
  took interval,
  -- How many changes jobs had had by then (count_job_changes).
  changes bigint
);

alter table public.cached_counts enable row level security;
grant all on public.cached_counts to service_role;
