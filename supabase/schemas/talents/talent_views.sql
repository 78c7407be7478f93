-- Full profiles are read by companies whose address is proven, at a human's pace: so many a day, counted here, so that raw REST
-- obeys as the site does. Past that, and before the proof, a company sees the visitors' cards.

-- Whose full profile which account has read on which day. It is the account's, so that founding a company again starts no new day.
create table public.talent_views (
  viewer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  talent_id uuid not null,
  primary key (viewer_id, day, talent_id)
);

create index talent_views_day on public.talent_views (day);

alter table public.talent_views enable row level security;
grant all on public.talent_views to service_role;
