-- By what an operator finds an account: its address and the names that it goes by, in small letters.
create table public.account_names (
  account_id uuid primary key references auth.users (id) on delete cascade,
  words text not null
);

create index account_names_part on public.account_names using gin (words extensions.gin_trgm_ops);

alter table public.account_names enable row level security;
grant all on public.account_names to service_role;
