-- An employer's requests for contact. Only acceptance by the talent shares the email address, the CV and an optional phone number (D25,
-- D29).

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  message text not null check (length(trim(message)) between 1 and 2000),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined')),
  phone text check (length(phone) <= 50),
  -- The hash of the token in the emailed link.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (employer_id, talent_id)
);

create index contact_requests_talent on public.contact_requests (talent_id);

create trigger assert_not_banned before insert on public.contact_requests
  for each row execute function public.reject_banned_message();
create trigger record_contacted_talent after insert or update of status on public.contact_requests
  for each row execute function public.record_contacted_talent();

alter table public.contact_requests enable row level security;
grant all on public.contact_requests to service_role;
