-- Visible profiles that appeared or changed since the last matching, with their searchable columns before the change.
create table public.talent_changes (
  talent_id uuid primary key references public.job_seeker_profiles (id) on delete cascade,
  changed_at timestamptz not null default now(),
  was_visible boolean not null,
  was_search tsvector,
  was_skills text[],
  was_years integer,
  was_point extensions.cube
);

create index talent_changes_oldest on public.talent_changes (changed_at);

alter table public.talent_changes enable row level security;
grant all on public.talent_changes to service_role;
