-- What is shut out: an account, and what its owner would come back with (D98). What is personal stands here as a hash (`banned_in`).
create table public.bans (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('account', 'address', 'domain', 'phone', 'browser', 'network')),
  value text not null check (length(value) between 1 and 255),
  -- Whose ban brought it, and who banned. No references: a ban outlives both.
  account_id uuid,
  banned_by uuid,
  reason text not null check (length(trim(reason)) between 3 and 2000),
  banned_at timestamptz not null default now(),
  -- Null is for good. A network changes hands, so it is shut out for a time alone.
  until timestamptz,
  lifted_at timestamptz,
  check (kind <> 'network' or (until is not null and until <= banned_at + interval '30 days'))
);

-- For each account by itself: letting one of two who share a phone in again lets the other nowhere.
create unique index bans_standing on public.bans (kind, value, account_id) nulls not distinct where lifted_at is null;
create index bans_account on public.bans (account_id);

alter table public.bans enable row level security;
grant all on public.bans to service_role;
