-- Companies whose names scams borrow, with the domains that are theirs. First rows are written from supabase/trust/.
create table public.known_companies (
  -- As judge_sender compares names: lowercase words without marks.
  name text primary key check (name ~ '^[a-z0-9 ]+$'),
  domains text[] not null check (cardinality(domains) > 0)
);

alter table public.known_companies enable row level security;
grant all on public.known_companies to service_role;
