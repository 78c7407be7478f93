-- An employer's private notes on an application. The applicant can't read them.
create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  body text not null check (length(trim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);

create index application_notes_application on public.application_notes (application_id, created_at);

alter table public.application_notes enable row level security;
grant select, delete on public.application_notes to authenticated;
grant insert (application_id, body) on public.application_notes to authenticated;
grant update (body) on public.application_notes to authenticated;
grant all on public.application_notes to service_role;

create policy "employers write notes on applications to their own jobs" on public.application_notes
  for all to authenticated
  using (exists (select from public.applications where id = application_id and public.owns_job(job_id)))
  with check (exists (select from public.applications where id = application_id and public.owns_job(job_id)));
