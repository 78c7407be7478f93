-- Employers can enter any address as a contact. An address that is not the account's own gets one email in our words; until it agrees,
-- emails about the job go to the account.

-- An address's response to the account that entered it. Keyed by account, so it outlives the jobs.
create table public.job_contacts (
  account_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address = lower(address)),
  emails_sent integer not null default 0,
  emailed_at timestamptz,
  confirmed_at timestamptz,
  declined_at timestamptz,
  -- True if the account used to sign in with this address: its postings can be moved to the current one.
  was_own boolean not null default false,
  token_hash text unique,
  primary key (account_id, address)
);

create index job_contacts_emailed on public.job_contacts (account_id, emailed_at);

alter table public.job_contacts enable row level security;
grant all on public.job_contacts to service_role;
