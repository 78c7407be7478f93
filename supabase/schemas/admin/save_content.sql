-- Adds a version of a content; a null value restores the default. The audit log records it.
create function public.save_content(name text, value jsonb, admin_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  with written as (
    insert into public.contents (name, value, written_by)
      values (save_content.name, save_content.value, save_content.admin_id)
      returning id)
  select public.record_audit_event('content written', 'content', save_content.name, jsonb_build_object('version', id),
    save_content.admin_id) from written
$$;

grant execute on function public.save_content(text, jsonb, uuid) to service_role;
