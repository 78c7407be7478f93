-- The sums of each day (UTC). They are kept permanently, because they contain no personal data and their sources are deleted (D99).
create table public.daily_numbers (
  day date primary key,
  -- The result of `count_daily_numbers` without the places.
  numbers jsonb not null,
  -- [{"state_slug", "city_slug", "city", "state", "lat", "lng", "postings", "applications", "empty_searches"}], busiest first.
  places jsonb not null,
  -- When the day was last counted.
  made_at timestamptz not null default now()
);

alter table public.daily_numbers enable row level security;
grant all on public.daily_numbers to service_role;
