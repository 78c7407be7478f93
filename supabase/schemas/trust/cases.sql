-- Subjects that an admin has to review: at most one open case per subject, with any number of reasons (D90, D94).
create table public.cases (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('job', 'company', 'profile', 'message', 'account')),
  -- The id of a row of jobs, employer_profiles, job_seeker_profiles, contact_requests or applications (messages), or auth.users. No foreign
  -- key: a case outlives its subject, so that deleting and reposting is detected.
  subject_id uuid not null,
  account_id uuid references auth.users (id) on delete cascade,
  -- [{"rule", "weight", "words", "source"}], the latest first.
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array'),
  risk integer not null default 0,
  opened_at timestamptz not null default now(),
  -- When an admin last sent the owner a question; the case is waiting for the reply.
  question_sent_at timestamptz,
  closed_at timestamptz,
  -- 'mended': the owner's edit removed the reasons.
  outcome text check (outcome in ('approved', 'removed', 'mended', 'dismissed', 'warned', 'suspended', 'banned', 'lifted')),
  check ((closed_at is null) = (outcome is null))
);

create unique index cases_open on public.cases (subject_kind, subject_id) where closed_at is null;
create index cases_queue on public.cases (risk desc, opened_at, id) where closed_at is null and question_sent_at is null;
create index cases_awaiting_reply on public.cases (question_sent_at) where closed_at is null and question_sent_at is not null;
create index cases_subject on public.cases (subject_id, id desc);
create index cases_account on public.cases (account_id);

alter table public.cases enable row level security;
grant all on public.cases to service_role;
