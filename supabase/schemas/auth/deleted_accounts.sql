-- Deleted accounts until `purge_deleted_accounts` removes them from where no foreign key points to them: the auth service's log, and the
-- lists of talents who hide from the company. A trigger adds them, however they were deleted. They are purged a minute later, because the
-- auth service still writes its log after the deletion, and because a list can't change while the same statement deletes its owner.
create table public.deleted_accounts (
  account_id uuid primary key,
  deleted_at timestamptz not null default now()
);

alter table public.deleted_accounts enable row level security;
grant all on public.deleted_accounts to service_role;
