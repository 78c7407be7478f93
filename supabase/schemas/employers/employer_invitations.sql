-- Email addresses whose accounts may create a company on a site that requires invitations (D85). Deleted when used or after 30 days.

create table public.employer_invitations (
  address text primary key check (public.is_email(address) and address = lower(address)),
  invited_at timestamptz not null default now()
);

alter table public.employer_invitations enable row level security;
grant all on public.employer_invitations to service_role;
