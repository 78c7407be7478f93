-- What a deleted account left where nothing points at it: its address in the auth service's log, its id in the lists of those
-- who hide from its company, alerts that waited for its address. However the account is deleted.

-- Accounts whose traces are still to be erased: the log is written for a moment after the account is gone, and a list must not be
-- changed while its owner is being deleted in the same statement.
create table public.erased_accounts (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);

alter table public.erased_accounts enable row level security;
grant all on public.erased_accounts to service_role;
