-- Closing can be taken back before anybody hears of it, says how it ended, and however a job goes, with its employer's
-- account or by a plain delete, whoever waits is told and the page of an application says what happened.

-- What remains of an application when its job is deleted: enough for its page to say what happened, nothing of what was sent.
-- It goes when the application would have gone.
create table public.gone_applications (
  token_hash text primary key,
  applicant_id uuid references auth.users (id) on delete set null,
  job_title text not null,
  company_name text not null,
  state_slug text not null,
  city_slug text not null,
  reason text not null check (reason in ('job-deleted', 'employer-left', 'taken-down')),
  status text not null,
  applied_at timestamptz not null,
  gone_at timestamptz not null default now(),
  -- When the job was over; the time for which applications are kept counts from here.
  ended_at timestamptz not null,
  link_hashes text[] not null default '{}'
);

create index gone_applications_applicant on public.gone_applications (applicant_id) where applicant_id is not null;
create index gone_applications_links on public.gone_applications using gin (link_hashes);
create index gone_applications_ended on public.gone_applications (ended_at);

alter table public.gone_applications enable row level security;
grant select (applicant_id, job_title, company_name, state_slug, city_slug, reason, status, applied_at, gone_at)
  on public.gone_applications to authenticated;
grant all on public.gone_applications to service_role;

create policy "applicants read what became of their own applications" on public.gone_applications
  for select to authenticated using (applicant_id = (select auth.uid()));
