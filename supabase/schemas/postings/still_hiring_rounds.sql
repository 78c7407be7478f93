-- 'Still hiring?' is one email for all jobs that an account has with one contact, once a week, and so is the one about those that
-- silence paused: a hundred jobs are no hundred emails. Both go where the jobs' other emails go.

-- When an account was last asked about its jobs.
create table public.still_hiring_rounds (
  account_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null
);

alter table public.still_hiring_rounds enable row level security;
grant all on public.still_hiring_rounds to service_role;
