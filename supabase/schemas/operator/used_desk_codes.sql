-- The authenticator codes that opened the desk a moment ago. The auth service takes a code again while it is good, for 90 seconds.
create table public.used_desk_codes (
  operator_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz not null default now(),
  primary key (operator_id, code_hash)
);

alter table public.used_desk_codes enable row level security;
grant all on public.used_desk_codes to service_role;
