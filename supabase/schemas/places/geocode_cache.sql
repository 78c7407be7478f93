-- Results of an external geocoder, misses included. Kept for 30 days, because its usage policy requires a cache.
create table public.geocode_cache (
  provider text not null,
  key text not null check (length(key) <= 300),
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (provider, key)
);

create index geocode_cache_created_at on public.geocode_cache (created_at);

alter table public.geocode_cache enable row level security;
grant all on public.geocode_cache to service_role;
