-- Returns the admin of a session: {"id", "role", "isVerified"}, where `isVerified` means that a code was entered and the session isn't
-- idle. Null if the session has ended or its account isn't an admin. Updates the time of a verified session's last request, at most once a
-- minute.
create function public.get_admin(session_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  select jsonb_build_object('id', admin.user_id, 'role', admin.role,
      'isVerified', session.aal::text = 'aal2' and coalesce(visit.seen_at > now() - public.admin_idle_timeout(), false))
    into result
    from auth.sessions as session join public.admins as admin on admin.user_id = session.user_id
    left join public.admin_sessions as visit on visit.session_id = session.id
    where session.id = get_admin.session_id;
  if (result ->> 'isVerified')::boolean then
    update public.admin_sessions as visit set seen_at = now()
      where visit.session_id = get_admin.session_id and visit.seen_at < now() - interval '1 minute';
  end if;
  return result;
end
$$;

grant execute on function public.get_admin(uuid) to service_role;
