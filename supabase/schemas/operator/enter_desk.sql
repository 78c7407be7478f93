-- Lets a session in whose operator has just entered a code of the second factor; false for any other.
create function public.enter_desk(session_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  operator_id uuid;
begin
  select operator.user_id into operator_id
    from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
    where session.id = enter_desk.session_id and session.aal::text = 'aal2';
  if operator_id is null then
    return false;
  end if;
  delete from public.desk_visits where seen_at < now() - public.desk_rest();
  insert into public.desk_visits as visit (session_id) values (enter_desk.session_id)
    on conflict on constraint desk_visits_pkey do update set seen_at = now();
  perform public.note_audit_event('entered the desk', 'account', operator_id::text, '{}', operator_id);
  return true;
end
$$;

grant execute on function public.enter_desk(uuid) to service_role;
