-- Deletes sessions that were unused for `session_idle_days` or are older than `session_days`. Returns their number.
create function public.delete_expired_sessions() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where created_at < now() - make_interval(days => public.setting('session_days'))
      or greatest(created_at, refreshed_at at time zone 'utc') < now() - make_interval(days => public.setting('session_idle_days'))
    returning 1)
  select count(*)::integer from ended
$$;

grant execute on function public.delete_expired_sessions() to service_role;
