-- Adds an event to the audit.
create function public.note_audit_event(action text, subject_kind text, subject_id text, details jsonb default '{}',
  actor_id uuid default null) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.audit_events (action, subject_kind, subject_id, details, actor_id)
    values (note_audit_event.action, note_audit_event.subject_kind, note_audit_event.subject_id,
      note_audit_event.details, note_audit_event.actor_id)
$$;

grant execute on function public.note_audit_event(text, text, text, jsonb, uuid) to service_role;
