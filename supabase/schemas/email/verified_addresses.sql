-- The browsers and accounts that verified an address by a mailed link. A verification counts for that browser or account alone, because
-- anyone can type an address that its owner has verified.
create table public.verified_addresses (
  address_hash text not null,
  -- 'browser:' and a hash, or 'account:' and an id, as in application_senders.
  verified_by text not null,
  email_verified_at timestamptz not null default now(),
  primary key (address_hash, verified_by)
);

create index verified_addresses_verified_by on public.verified_addresses (verified_by);
create index verified_addresses_old on public.verified_addresses (email_verified_at);

alter table public.verified_addresses enable row level security;
grant all on public.verified_addresses to service_role;
