-- Ends a session's visit to the desk: a code is asked for again.
create function public.leave_desk(session_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.desk_visits as visit where visit.session_id = leave_desk.session_id
$$;

grant execute on function public.leave_desk(uuid) to service_role;
