-- The full profiles that each account viewed per day. Verified employers may view a limited number per day, also through the API
-- (`talent_profiles_a_day`); after that they see the visitors' cards.

-- Views belong to the account, so that creating the company again doesn't reset the limit.
create table public.talent_views (
  viewer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  talent_id uuid not null,
  primary key (viewer_id, day, talent_id)
);

create index talent_views_day on public.talent_views (day);

alter table public.talent_views enable row level security;
grant all on public.talent_views to service_role;
