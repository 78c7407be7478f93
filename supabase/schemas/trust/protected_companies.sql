-- Companies that scams impersonate, with their own domains. The first rows come from supabase/trust/.
create table public.protected_companies (
  -- In the form that `list_sender_risks` compares: lowercase words without marks.
  name text primary key check (name ~ '^[a-z0-9 ]+$'),
  domains text[] not null check (cardinality(domains) > 0)
);

alter table public.protected_companies enable row level security;
grant all on public.protected_companies to service_role;
