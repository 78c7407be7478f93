-- The employers' accounts that requested contact with talents' accounts. A row outlives the company and the profile,
-- so recreating one of them doesn't allow another request after a decline, or more requests per day.

create table public.contacted_talents (
  employer_id uuid not null references auth.users (id) on delete cascade,
  talent_user_id uuid not null references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  is_declined boolean not null default false,
  primary key (employer_id, talent_user_id)
);

create index contacted_talents_newest on public.contacted_talents (employer_id, requested_at);
create index contacted_talents_talent on public.contacted_talents (talent_user_id);

alter table public.contacted_talents enable row level security;
grant all on public.contacted_talents to service_role;
