-- Traces of a deleted account without a foreign key: its address in the auth service's log, its id in the lists of talents who hide from
-- its company, and its unconfirmed alerts. They are removed no matter how the account was deleted.

-- Accounts whose traces have yet to be removed. It can't happen at once: the auth log is still written after the deletion, and a list can't
-- change while its owner is deleted by the same statement.
create table public.deleted_accounts (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);

alter table public.deleted_accounts enable row level security;
grant all on public.deleted_accounts to service_role;
