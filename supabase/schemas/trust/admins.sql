-- The people who run the site. Rows are added only from the shell (`npm run admin -- add <address>`), never by a form (D90).
create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'moderator' check (role in ('moderator', 'administrator')),
  added_at timestamptz not null default now()
);

alter table public.admins enable row level security;
grant all on public.admins to service_role;
