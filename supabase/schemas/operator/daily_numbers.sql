-- What happened on each day (UTC), in sums: kept for good, because it names nobody and what it was counted from is deleted (D99).
create table public.daily_numbers (
  day date primary key,
  -- What `count_day` answers, without the places.
  numbers jsonb not null,
  -- [{"state_slug", "city_slug", "city", "state", "lat", "lng", "postings", "applications", "empty_searches"}], those with the most first.
  places jsonb not null,
  made_at timestamptz not null default now()
);

alter table public.daily_numbers enable row level security;
grant all on public.daily_numbers to service_role;
