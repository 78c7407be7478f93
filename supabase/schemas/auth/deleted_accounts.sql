-- Traces of a deleted account without a foreign key: its address in the auth service's log, its id in the lists of talents who hide from
-- its company, and its unconfirmed alerts. They are removed no matter how the account was deleted.

-- Accounts whose traces are removed a minute later, because the auth service still writes its log after the deletion, and because a list
-- can't change while the same statement deletes its owner.
create table public.deleted_accounts (
  account_id uuid primary key,
  deleted_at timestamptz not null default now()
);

alter table public.deleted_accounts enable row level security;
grant all on public.deleted_accounts to service_role;
