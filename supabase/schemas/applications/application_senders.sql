-- The browsers and accounts that applied to a job under an address, recorded even if no row was stored: "you applied before" then depends
-- on the sender alone and reveals nothing about others (D28).
create table public.application_senders (
  job_id uuid not null references public.jobs (id) on delete cascade,
  email_hash text not null,
  sender text not null,
  created_at timestamptz not null default now(),
  primary key (job_id, email_hash, sender)
);

alter table public.application_senders enable row level security;
grant all on public.application_senders to service_role;
