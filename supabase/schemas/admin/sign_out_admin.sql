-- Ends a session's admin access. The admin has to enter a code again before the next admin page.
create function public.sign_out_admin(session_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.admin_sessions as visit where visit.session_id = sign_out_admin.session_id
$$;

grant execute on function public.sign_out_admin(uuid) to service_role;
