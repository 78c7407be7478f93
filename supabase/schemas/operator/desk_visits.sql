-- Which sessions are at the desk: those in which a code of the second factor was entered there, and when they last asked for something.
create table public.desk_visits (
  -- No reference: the auth service's table is not ours to refer to everywhere. Old rows go when somebody comes in.
  session_id uuid primary key,
  seen_at timestamptz not null default now()
);

alter table public.desk_visits enable row level security;
grant all on public.desk_visits to service_role;
