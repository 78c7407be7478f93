-- The operator of a session, and whether it is at the desk: {"id", "role", "isIn"}. Null for everybody else, and for a session that has
-- ended. To be asked is to be seen, once a minute.
create function public.find_operator(session_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  found jsonb;
begin
  select jsonb_build_object('id', operator.user_id, 'role', operator.role,
      'isIn', session.aal::text = 'aal2' and coalesce(visit.seen_at > now() - public.desk_rest(), false))
    into found
    from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
    left join public.desk_visits as visit on visit.session_id = session.id
    where session.id = find_operator.session_id;
  if (found ->> 'isIn')::boolean then
    update public.desk_visits as visit set seen_at = now()
      where visit.session_id = find_operator.session_id and visit.seen_at < now() - interval '1 minute';
  end if;
  return found;
end
$$;

grant execute on function public.find_operator(uuid) to service_role;
