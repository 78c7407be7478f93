-- Addresses that may create a company where an invitation is required (D85). Kept until used, 30 days at most.

create table public.employer_invitations (
  address text primary key check (public.is_email(address) and address = lower(address)),
  invited_at timestamptz not null default now()
);

alter table public.employer_invitations enable row level security;
grant all on public.employer_invitations to service_role;
