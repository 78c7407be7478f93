-- Employers can enter any email address as a contact. An address that is not the account's own gets one email that requests consent. Until
-- it consents, emails about the job go to the account.

-- The response of an address to the account that entered it. Kept when the account's jobs are deleted.
create table public.job_contacts (
  account_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address = lower(address)),
  emails_sent integer not null default 0,
  emailed_at timestamptz,
  confirmed_at timestamptz,
  declined_at timestamptz,
  -- True for a former address of the account. Postings with it as contact can be updated to the current address.
  was_own boolean not null default false,
  token_hash text unique,
  primary key (account_id, address)
);

create index job_contacts_emailed on public.job_contacts (account_id, emailed_at);

alter table public.job_contacts enable row level security;
grant all on public.job_contacts to service_role;
