-- Marks a session as verified if its admin has entered a code of the second factor. Returns false otherwise. Throws PT409 CODE_USED if the
-- code was used in the last five minutes: the auth service accepts a code again for 90 seconds, but each code may verify only one session.
create function public.sign_in_admin(session_id uuid, code text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  admin_id uuid;
begin
  select admin.user_id into admin_id
    from auth.sessions as session join public.admins as admin on admin.user_id = session.user_id
    where session.id = sign_in_admin.session_id and session.aal::text = 'aal2';
  if admin_id is null or sign_in_admin.code is null then
    return false;
  end if;
  if not public.consume_rate_limit('admin code', public.sha256_hex(admin_id || ':' || sign_in_admin.code), 1, 300) then
    raise exception 'CODE_USED' using errcode = 'PT409';
  end if;
  delete from public.admin_sessions where seen_at < now() - public.admin_idle_timeout();
  insert into public.admin_sessions as visit (session_id) values (sign_in_admin.session_id)
    on conflict on constraint admin_sessions_pkey do update set seen_at = now();
  perform public.record_audit_event('signed in as admin', 'account', admin_id::text, '{}', admin_id);
  return true;
end
$$;

grant execute on function public.sign_in_admin(uuid, text) to service_role;
