-- The postings of each account in the last 30 days, and its first posting. Separate from the jobs, because deleting a job must not reset
-- the posting limits. Writes of the service role (demonstration data, imports) are not logged.
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
