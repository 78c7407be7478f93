-- Adds a version of a content; null takes back what was written. Audited.
create function public.write_content(name text, value jsonb, operator_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with written as (
    insert into public.contents (name, value, written_by)
      values (write_content.name, write_content.value, write_content.operator_id)
      returning id)
  select public.note_audit_event('content written', 'content', write_content.name, jsonb_build_object('version', id),
    write_content.operator_id) from written
$$;

grant execute on function public.write_content(text, jsonb, uuid) to service_role;
