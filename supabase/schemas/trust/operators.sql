-- Who runs the site. Rows, made from the shell alone (`npm run operator -- add <address>`), never by a form (D90).
create table public.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'moderator' check (role in ('moderator', 'administrator')),
  added_at timestamptz not null default now()
);

alter table public.operators enable row level security;
grant all on public.operators to service_role;
