-- Handing in an application, so that it is safe to do over a public API: a CV belongs to whoever holds its ticket, the
-- receipt's secret is known to the receipt alone, and no answer tells who applied where (D28).

-- From which browser or account somebody applied to a job under an address. Remembered whether or not a row was stored,
-- so that 'you applied before' tells what the sender did and nothing about others.
create table public.application_senders (
  job_id uuid not null references public.jobs (id) on delete cascade,
  email_hash text not null,
  sender text not null,
  created_at timestamptz not null default now(),
  primary key (job_id, email_hash, sender)
);

alter table public.application_senders enable row level security;
grant all on public.application_senders to service_role;
