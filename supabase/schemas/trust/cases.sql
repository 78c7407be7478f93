-- What somebody who runs the site has to look at: one open case for a thing, however many reasons there are (D90, D94).
create table public.cases (
  id bigint generated always as identity primary key,
  -- By their ids: jobs, employer_profiles, job_seeker_profiles, contact_requests or applications, auth.users.
  subject_kind text not null check (subject_kind in ('job', 'company', 'profile', 'message', 'account')),
  -- No reference: a case outlives what it is about, so that deleting and posting again is seen.
  subject_id uuid not null,
  -- Whose it is.
  account_id uuid references auth.users (id) on delete cascade,
  -- [{"rule", "weight", "words", "source"}], in the order in which they came.
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array'),
  risk integer not null default 0,
  opened_at timestamptz not null default now(),
  -- When its owner was last asked something; it waits for the answer.
  asked_at timestamptz,
  closed_at timestamptz,
  -- 'mended' is its owner's doing: what they wrote no longer gives a reason.
  outcome text check (outcome in ('approved', 'removed', 'mended', 'dismissed', 'warned', 'suspended', 'banned', 'lifted')),
  check ((closed_at is null) = (outcome is null))
);

create unique index cases_open on public.cases (subject_kind, subject_id) where closed_at is null;
create index cases_queue on public.cases (risk desc, opened_at, id) where closed_at is null and asked_at is null;
create index cases_asked on public.cases (asked_at) where closed_at is null and asked_at is not null;
create index cases_subject on public.cases (subject_id, id desc);
create index cases_account on public.cases (account_id);

alter table public.cases enable row level security;
grant all on public.cases to service_role;
