-- The remains of an application whose job was deleted: enough for its page to show the reason, but nothing that the applicant sent. A row
-- is deleted when the application would have been deleted.
create table public.deleted_applications (
  token_hash text primary key,
  applicant_id uuid references auth.users (id) on delete set null,
  job_title text not null,
  company_name text not null,
  state_slug text not null,
  city_slug text not null,
  reason text not null check (reason in ('job-deleted', 'employer-left', 'taken-down')),
  status text not null,
  applied_at timestamptz not null,
  deleted_at timestamptz not null default now(),
  -- When the job ended: the retention time counts from here.
  ended_at timestamptz not null,
  link_hashes text[] not null default '{}'
);

create index deleted_applications_applicant on public.deleted_applications (applicant_id) where applicant_id is not null;
create index deleted_applications_links on public.deleted_applications using gin (link_hashes);
create index deleted_applications_ended on public.deleted_applications (ended_at);

alter table public.deleted_applications enable row level security;
grant select (applicant_id, job_title, company_name, state_slug, city_slug, reason, status, applied_at, deleted_at)
  on public.deleted_applications to authenticated;
grant all on public.deleted_applications to service_role;

create policy "applicants read their own deleted applications" on public.deleted_applications
  for select to authenticated using (applicant_id = (select auth.uid()));
