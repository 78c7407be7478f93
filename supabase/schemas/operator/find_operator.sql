-- Who works at the desk with this session: {"id", "role"}. Null for everybody else, and for a session that has ended.
create function public.find_operator(session_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', operator.user_id, 'role', operator.role)
  from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
  where session.id = find_operator.session_id
$$;

grant execute on function public.find_operator(uuid) to service_role;
