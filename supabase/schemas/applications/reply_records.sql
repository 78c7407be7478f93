-- Which employers answered most of their applicants (D110): more than half, as reply_record counts, over all of their jobs that have a page.
create table public.reply_records (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  answers_most boolean not null,
  looked_at timestamptz not null default now()
);

create index reply_records_looked_at on public.reply_records (looked_at);

alter table public.reply_records enable row level security;
grant all on public.reply_records to service_role;
