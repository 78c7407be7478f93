-- What people look for and do not find: words and a town, a day. Nothing about who, and no word that is not an ordinary one or in the
-- title of a job, so that no name, address or number can come in (D99).
create table public.empty_searches (
  day date not null,
  -- Of the next town of 10,000 people; '' where a search said no place.
  state_slug text not null,
  city_slug text not null,
  words text not null check (length(words) <= 300),
  searches integer not null default 1,
  primary key (day, state_slug, city_slug, words)
);

alter table public.empty_searches enable row level security;
grant all on public.empty_searches to service_role;
