-- That somebody was asked is remembered of the two accounts: neither founding a company again nor filling in a profile again
-- makes anybody who declined be asked once more, or gives a day more requests than it has.

create table public.asked_talents (
  employer_id uuid not null references auth.users (id) on delete cascade,
  talent_user_id uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  is_declined boolean not null default false,
  primary key (employer_id, talent_user_id)
);

create index asked_talents_newest on public.asked_talents (employer_id, asked_at);
create index asked_talents_talent on public.asked_talents (talent_user_id);

alter table public.asked_talents enable row level security;
grant all on public.asked_talents to service_role;
