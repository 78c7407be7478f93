-- Keyed hashes of the browsers and networks from which an account was used. `is_banned` compares them with bans. They are deleted 90 days
-- after they were last seen.
create table public.account_fingerprints (
  account_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('browser', 'network')),
  fingerprint_hash text not null check (length(fingerprint_hash) between 1 and 100),
  seen_at timestamptz not null default now(),
  primary key (account_id, kind, fingerprint_hash)
);

create index account_fingerprints_hash on public.account_fingerprints (fingerprint_hash);
create index account_fingerprints_old on public.account_fingerprints (seen_at);

alter table public.account_fingerprints enable row level security;
grant all on public.account_fingerprints to service_role;
