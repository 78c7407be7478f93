-- How often a search had no results, per day, town and words. Nothing identifies the visitor. Words are ordinary ones or from job titles,
-- so that no name, address or number gets in (D99).
create table public.empty_searches (
  day date not null,
  -- The nearest town of at least 10,000 people, or the largest one nearby; '' if the search had no place.
  state_slug text not null,
  city_slug text not null,
  words text not null check (length(words) <= 300),
  searches integer not null default 1,
  primary key (day, state_slug, city_slug, words)
);

alter table public.empty_searches enable row level security;
grant all on public.empty_searches to service_role;
