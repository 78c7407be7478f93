-- Counts for the limits on use without an account, in the database so that they apply across processes (D35).

create table public.rate_limits (
  scope text not null,
  key_hash text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (scope, key_hash, window_start)
);

create index rate_limits_old on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;
grant all on public.rate_limits to service_role;
