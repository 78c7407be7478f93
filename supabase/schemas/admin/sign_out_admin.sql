-- Ends a session's admin access; the next request has to enter a code again.
create function public.sign_out_admin(session_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.admin_sessions as visit where visit.session_id = sign_out_admin.session_id
$$;

grant execute on function public.sign_out_admin(uuid) to service_role;
