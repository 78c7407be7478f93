-- How employers answer applicants (D21): what happened and when, notes of their own, templates, answers by mail, and the
-- record of how they reply, which everybody may see.

-- What happened to an application, in order. Written by triggers and functions alone and never changed, so that nobody
-- can make their record look better afterwards.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind text not null check (kind in ('new', 'seen', 'shortlisted', 'rejected', 'hired', 'mailed', 'job-closed', 'job-removed')),
  -- Which answer a mail was; the same one is never sent twice.
  answer text check ((answer is not null) = (kind = 'mailed')),
  at timestamptz not null default now(),
  -- What an answer said, so that its applicant can read it on the page.
  subject text,
  body text
);

create unique index application_events_one_answer on public.application_events (application_id, answer) where kind = 'mailed';
create unique index application_events_one_closing on public.application_events (application_id, kind)
  where kind in ('job-closed', 'job-removed');
create index application_events_application on public.application_events (application_id, id);
create index application_events_answered on public.application_events (at) where kind in ('shortlisted', 'rejected', 'hired', 'mailed');
create index application_events_job on public.application_events (job_id);

create trigger refuse_banned before insert on public.application_events
  for each row when (new.kind = 'mailed') execute function public.refuse_banned_message();

alter table public.application_events enable row level security;
grant select on public.application_events to authenticated;
grant all on public.application_events to service_role;

create policy "employers read what happened to applications to their own jobs" on public.application_events
  for select to authenticated using (public.owns_job(job_id));
