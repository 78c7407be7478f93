-- Answers of an outside geocoder, misses too, kept for 30 days because its policy asks for a cache.
create table public.geocode_cache (
  provider text not null,
  key text not null check (length(key) <= 300),
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (provider, key)
);

create index geocode_cache_age on public.geocode_cache (created_at);

alter table public.geocode_cache enable row level security;
grant all on public.geocode_cache to service_role;
