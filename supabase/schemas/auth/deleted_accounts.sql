-- Deleted accounts whose ids `purge_deleted_accounts` still has to remove where no foreign key does it: in the auth service's log, and in
-- `hidden_companies`. A trigger adds each deleted account. It is purged a minute later, because the auth service still writes its log after
-- the deletion, and because a list in `hidden_companies` can't change while the same statement deletes its owner.
create table public.deleted_accounts (
  account_id uuid primary key,
  deleted_at timestamptz not null default now()
);

alter table public.deleted_accounts enable row level security;
grant all on public.deleted_accounts to service_role;
