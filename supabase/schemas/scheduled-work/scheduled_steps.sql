-- What a scheduler does every minute: each step may run twice at once, and none does unbounded work. The arrays make the
-- inner queries run once: as a plain `in (…)` they may run per row and take more than was asked for.

-- How far a step has come in time, for steps that look at what happened since their last run.
create table public.scheduled_steps (
  step text primary key,
  done_until timestamptz not null
);

alter table public.scheduled_steps enable row level security;
grant all on public.scheduled_steps to service_role;
