-- What was decided and by whom, for good: nothing changes or deletes a row, the server's key and the tables' owner included.
-- It names accounts and things by id and holds no personal data, so that it may stay when a person leaves.
create table public.audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Whose doing; null is the shell or the rules.
  actor_id uuid,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);

create index audit_events_subject on public.audit_events (subject_id, id desc);
-- For what is counted of a time.
create index audit_events_at on public.audit_events (at);
create index audit_events_actor on public.audit_events (actor_id, id desc);

create trigger keep before update or delete or truncate on public.audit_events
  for each statement execute function public.refuse_change();

alter table public.audit_events enable row level security;
-- Written by note_audit_event alone.
revoke all on public.audit_events from service_role;
grant select on public.audit_events to service_role;
