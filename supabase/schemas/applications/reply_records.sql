-- Whether each employer replied to more than half of their applicants, counted as in reply_record over all jobs that have a page (D110).
create table public.reply_records (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  is_responsive boolean not null,
  checked_at timestamptz not null default now()
);

create index reply_records_checked_at on public.reply_records (checked_at);

alter table public.reply_records enable row level security;
grant all on public.reply_records to service_role;
