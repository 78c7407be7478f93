-- Texts that admins publish without a deploy, in versions: the newest of each name is current.
create table public.contents (
  id bigint generated always as identity primary key,
  name text not null check (name in ('banner', 'claims', 'places', 'terms', 'privacy', 'cookies')),
  -- Null restores the default of doorstep.config.ts and the code.
  value jsonb check (length(value::text) <= 60000),
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now()
);

create index contents_newest on public.contents (name, id desc);

alter table public.contents enable row level security;
grant all on public.contents to service_role;
