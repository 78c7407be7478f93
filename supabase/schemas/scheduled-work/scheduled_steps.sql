-- How far each step of the scheduled work has come. Steps run every minute, may run concurrently and do bounded work.

create table public.scheduled_steps (
  step text primary key,
  completed_until timestamptz not null
);

alter table public.scheduled_steps enable row level security;
grant all on public.scheduled_steps to service_role;
