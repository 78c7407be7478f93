-- Whom a new posting names, and where the applications of earlier ones go once their poster signs in with another address.

-- The addresses that somebody signed in with before. Written by the account itself, whoever changes it, and read by nobody.
create table public.former_addresses (
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, address)
);

alter table public.former_addresses enable row level security;
grant all on public.former_addresses to service_role;
