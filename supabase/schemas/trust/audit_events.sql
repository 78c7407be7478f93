-- The permanent log of decisions and their actors. No role can change or delete a row, the service key and the table's owner included. It
-- contains ids and no personal data, so that it can stay when a person's account is deleted.
create table public.audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for the shell or the rules.
  actor_id uuid,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);

create index audit_events_subject on public.audit_events (subject_id, id desc);
-- For counts per period.
create index audit_events_at on public.audit_events (at);
create index audit_events_actor on public.audit_events (actor_id, id desc);

create trigger reject_change before update or delete or truncate on public.audit_events
  for each statement execute function public.reject_change();

alter table public.audit_events enable row level security;
-- Only `record_audit_event` writes here.
revoke all on public.audit_events from service_role;
grant select on public.audit_events to service_role;
