-- How many jobs an account may have open and post in a day, and no job twice. A number that deleting resets is no limit, so what
-- people post is counted beside the jobs. What the service writes (demonstration data, imports) is not counted.

-- What each account posted in the last 30 days, and its first posting of all. Outlives the jobs.
create table public.posting_log (
  job_id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  words_hash text not null,
  posted_at timestamptz not null default now()
);

create index posting_log_account on public.posting_log (account_id, posted_at);
create index posting_log_day on public.posting_log (posted_at);

alter table public.posting_log enable row level security;
grant all on public.posting_log to service_role;
