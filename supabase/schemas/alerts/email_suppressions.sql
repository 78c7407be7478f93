-- Addresses that get no more alerts after a bounce, a complaint or an unsubscription from everything.
create table public.email_suppressions (
  address text primary key check (length(address) <= 254 and address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribe-all')),
  created_at timestamptz not null default now()
);

alter table public.email_suppressions enable row level security;
grant all on public.email_suppressions to service_role;
