-- Sessions in which an admin entered a code of the second factor, and their last request.
create table public.admin_sessions (
  -- No foreign key: the auth service may change its table. Old rows are deleted at the next sign-in of an admin.
  session_id uuid primary key,
  seen_at timestamptz not null default now()
);

alter table public.admin_sessions enable row level security;
grant all on public.admin_sessions to service_role;
