-- Adds an event to the audit log.
create function public.record_audit_event(action text, subject_kind text, subject_id text, details jsonb default '{}',
  actor_id uuid default null) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.audit_events (action, subject_kind, subject_id, details, actor_id)
    values (record_audit_event.action, record_audit_event.subject_kind, record_audit_event.subject_id,
      record_audit_event.details, record_audit_event.actor_id)
$$;

grant execute on function public.record_audit_event(text, text, text, jsonb, uuid) to service_role;
