-- Bans of accounts and of their identifiers (D98). Personal identifiers are hashes (`extract_identifiers`).
create table public.bans (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('account', 'address', 'domain', 'phone', 'browser', 'network')),
  value text not null check (length(value) between 1 and 255),
  -- The account whose ban includes this one, and the admin who added it. No foreign keys, because a ban outlives both.
  account_id uuid,
  banned_by uuid,
  reason text not null check (length(trim(reason)) between 3 and 2000),
  banned_at timestamptz not null default now(),
  -- Null is permanent. Networks change hands, so their bans are temporary.
  until timestamptz,
  lifted_at timestamptz,
  check (kind <> 'network' or (until is not null and until <= banned_at + interval '30 days'))
);

-- Two accounts with the same phone each have a ban of it, so that lifting one account's ban leaves the other's.
create unique index bans_active on public.bans (kind, value, account_id) nulls not distinct where lifted_at is null;
create index bans_account on public.bans (account_id);

alter table public.bans enable row level security;
grant all on public.bans to service_role;
