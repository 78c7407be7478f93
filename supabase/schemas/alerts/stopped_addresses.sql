-- Addresses that get no alerts any more: mail came back, somebody complained, or they asked for none.
create table public.stopped_addresses (
  address text primary key check (length(address) <= 254 and address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribe-all')),
  created_at timestamptz not null default now()
);

alter table public.stopped_addresses enable row level security;
grant all on public.stopped_addresses to service_role;
