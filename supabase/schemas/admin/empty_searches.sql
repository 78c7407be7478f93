-- Searches without results: words and a town per day. Nothing identifies the visitor. Words are ordinary ones or from job titles, so that
-- no name, address or number gets in (D99).
create table public.empty_searches (
  day date not null,
  -- The nearest town of 10,000 people; '' if the search had no place.
  state_slug text not null,
  city_slug text not null,
  words text not null check (length(words) <= 300),
  searches integer not null default 1,
  primary key (day, state_slug, city_slug, words)
);

alter table public.empty_searches enable row level security;
grant all on public.empty_searches to service_role;
