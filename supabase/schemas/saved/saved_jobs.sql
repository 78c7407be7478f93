-- Jobs that a person saved (D22). A row outlives its job, so that the list can show that the job was deleted.

create table public.saved_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No foreign key: a deleted job stays on the list until the person removes it.
  job_id uuid not null,
  saved_at timestamptz not null default now(),
  note text check (length(note) between 1 and 2000),
  noted_at timestamptz check ((note is null) = (noted_at is null)),
  -- Copies from when the job was saved, shown once the job is deleted.
  title text not null check (length(title) between 1 and 160),
  company_name text not null check (length(company_name) between 1 and 120),
  primary key (user_id, job_id)
);

create index saved_jobs_newest on public.saved_jobs (user_id, saved_at desc, job_id);

create trigger set_note_time before update of note on public.saved_jobs
  for each row when (current_user in ('authenticated', 'service_role')) execute function public.set_saved_note_time();

alter table public.saved_jobs enable row level security;
grant select, delete on public.saved_jobs to authenticated;
grant update (note) on public.saved_jobs to authenticated;
grant all on public.saved_jobs to service_role;

create policy "people read their own saved jobs" on public.saved_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people change notes on their own saved jobs" on public.saved_jobs
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own saved jobs" on public.saved_jobs
  for delete to authenticated using (user_id = (select auth.uid()));
