-- Lets a session in whose operator has just entered a code of the second factor; false for any other. Each code opens one
-- session: raises PT409 CODE_USED for one that was used in the last five minutes. The auth service takes a code again for 90 seconds.
create function public.enter_desk(session_id uuid, code text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  operator_id uuid;
begin
  select operator.user_id into operator_id
    from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
    where session.id = enter_desk.session_id and session.aal::text = 'aal2';
  if operator_id is null or enter_desk.code is null then
    return false;
  end if;
  if not public.take_limit('desk code', public.sha256_hex(operator_id || ':' || enter_desk.code), 1, 300) then
    raise exception 'CODE_USED' using errcode = 'PT409';
  end if;
  delete from public.desk_visits where seen_at < now() - public.desk_rest();
  insert into public.desk_visits as visit (session_id) values (enter_desk.session_id)
    on conflict on constraint desk_visits_pkey do update set seen_at = now();
  perform public.note_audit_event('entered the desk', 'account', operator_id::text, '{}', operator_id);
  return true;
end
$$;

grant execute on function public.enter_desk(uuid, text) to service_role;
