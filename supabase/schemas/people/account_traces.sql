-- The browsers and networks that an account was used from, as keyed hashes, for 90 days: by them whoever was shut out is known again.
create table public.account_traces (
  account_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('browser', 'network')),
  trace_hash text not null check (length(trace_hash) between 1 and 100),
  seen_at timestamptz not null default now(),
  primary key (account_id, kind, trace_hash)
);

create index account_traces_hash on public.account_traces (trace_hash);
create index account_traces_old on public.account_traces (seen_at);

alter table public.account_traces enable row level security;
grant all on public.account_traces to service_role;
