-- From which browser or account somebody showed to read an address, by a button behind a link that was mailed there. It frees
-- that browser or account alone: an address is no secret, and anybody can write down one that its owner has proven.
create table public.proven_addresses (
  address_hash text not null,
  -- 'browser:' and a hash, or 'account:' and an id, as in application_senders.
  prover text not null,
  proven_at timestamptz not null default now(),
  primary key (address_hash, prover)
);

create index proven_addresses_prover on public.proven_addresses (prover);
create index proven_addresses_old on public.proven_addresses (proven_at);

alter table public.proven_addresses enable row level security;
grant all on public.proven_addresses to service_role;
