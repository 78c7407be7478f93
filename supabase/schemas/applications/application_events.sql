-- The history of an application. Only triggers and functions write it and no one can change it, so employers can't improve their reply
-- record.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind text not null check (kind in ('new', 'seen', 'shortlisted', 'rejected', 'hired', 'mailed', 'job-closed', 'job-removed')),
  -- For 'mailed': 'invitation', 'rejection', or 'message:' and a hash. The unique index prevents sending the same reply twice.
  answer text check ((answer is not null) = (kind = 'mailed')),
  at timestamptz not null default now(),
  -- The text of a reply, for the application's page.
  subject text,
  body text
);

create unique index application_events_one_reply on public.application_events (application_id, answer) where kind = 'mailed';
create unique index application_events_one_closing on public.application_events (application_id, kind)
  where kind in ('job-closed', 'job-removed');
create index application_events_application on public.application_events (application_id, id);
create index application_events_replied on public.application_events (at) where kind in ('shortlisted', 'rejected', 'hired', 'mailed');
create index application_events_job on public.application_events (job_id);

create trigger assert_not_banned before insert on public.application_events
  for each row when (new.kind = 'mailed') execute function public.reject_banned_message();

alter table public.application_events enable row level security;
grant select on public.application_events to authenticated;
grant all on public.application_events to service_role;

create policy "employers read events of applications to their own jobs" on public.application_events
  for select to authenticated using (public.owns_job(job_id));
