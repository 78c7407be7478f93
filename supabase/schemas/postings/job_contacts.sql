-- Applications go to a contact who agreed. Whoever posts a job may name any address, so an address that is not the account's own
-- is asked once, in our words, and until it says yes everything about the job comes to the account's own address.

-- What each address said to the account that named it. Belongs to the account, so deleting a job forgets no answer.
create table public.job_contacts (
  account_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address = lower(address)),
  asks integer not null default 0,
  asked_at timestamptz,
  confirmed_at timestamptz,
  declined_at timestamptz,
  -- Whether the account signed in with it before: the postings that name it can be moved to the address of now.
  was_own boolean not null default false,
  token_hash text unique,
  primary key (account_id, address)
);

create index job_contacts_asked on public.job_contacts (account_id, asked_at);

alter table public.job_contacts enable row level security;
grant all on public.job_contacts to service_role;
