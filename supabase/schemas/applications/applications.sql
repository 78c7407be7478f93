-- Applications: one per address and job (D28), readable by the job's employer and by the applicant.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  applicant_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(trim(full_name)) between 1 and 200),
  -- Never shown to employers, and null in states that forbid the question (D27).
  date_of_birth date check (date_of_birth between date '1900-01-01' and date '2100-01-01'),
  is_adult boolean not null,
  email text not null check (public.is_email(email)),
  phone text not null check (length(trim(phone)) between 1 and 50),
  cover_letter text not null check (length(trim(cover_letter)) between 1 and 20000),
  cv_url text not null references public.uploads (path),
  cv_filename text not null check (length(cv_filename) between 1 and 300),
  cv_fileext text not null check (cv_fileext in ('pdf', 'doc', 'docx')),
  status text not null default 'new' check (status in ('new', 'seen', 'shortlisted', 'rejected', 'hired')),
  -- SHA-256 of the secret in the receipt's link. The secret itself is only in that email.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A hash of the guest's browser key. `application_senders` can't replace it: that table also contains browsers of people who tried under
  -- someone else's address (D28).
  browser_hash text,
  -- When the applicant proved access to the mailbox: with the button on the application's page, or by applying from a verified account or
  -- browser.
  email_verified_at timestamptz,
  -- SHA-256 of the secrets in the links of later emails. Each opens the same page as the receipt's link.
  link_hashes text[] not null default '{}',
  -- When an unverified address got its one email about the employer's replies.
  reply_notice_sent_at timestamptz,
  -- Null if the file was not scanned for malware, which the employer sees.
  cv_scanned_at timestamptz
);

create unique index applications_one_per_person on public.applications (job_id, lower(email));
create index applications_applicant on public.applications (applicant_id) where applicant_id is not null;
-- For privacy requests of people without an account.
create index applications_guest on public.applications (lower(email)) where applicant_id is null;
-- For the daily numbers.
create index applications_created on public.applications (created_at);
create index applications_links on public.applications using gin (link_hashes);
create index applications_newest on public.applications (job_id, created_at desc);
create index applications_cv on public.applications (cv_url);
create index applications_browser on public.applications (browser_hash) where browser_hash is not null;

create trigger check_sent_cv before insert on public.applications
  for each row execute function public.check_sent_cv();
create trigger guard_application before update on public.applications
  for each row execute function public.guard_application();
create trigger after_application_write after insert or update or delete on public.applications
  for each row execute function public.after_application_write();

alter table public.applications enable row level security;
grant select (id, job_id, applicant_id, full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_fileext,
    status, created_at, updated_at, cv_scanned_at)
  on public.applications to authenticated;
grant update (status) on public.applications to authenticated;
grant all on public.applications to service_role;

create policy "employers read applications to their own jobs" on public.applications
  for select to authenticated using (public.owns_job(job_id));
create policy "applicants read their own applications" on public.applications
  for select to authenticated using (applicant_id = (select auth.uid()));
create policy "employers set the status of applications to their own jobs" on public.applications
  for update to authenticated using (public.owns_job(job_id)) with check (public.owns_job(job_id));
