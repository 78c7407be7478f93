-- The browsers and accounts that applied for a job with an address, recorded even if no application was stored. So "you applied before"
-- depends only on the sender and reveals nothing about others (D28).
create table public.application_senders (
  job_id uuid not null references public.jobs (id) on delete cascade,
  email_hash text not null,
  sender text not null,
  created_at timestamptz not null default now(),
  primary key (job_id, email_hash, sender)
);

alter table public.application_senders enable row level security;
grant all on public.application_senders to service_role;
