-- An access token is good for an hour; the session that it was made for may end before. PostgREST calls this before each
-- request, so that a token whose session was signed out, ended or went with its account opens nothing any more.

-- Throws for a token whose session is gone. Tokens without a session (the keys, a service's own) are nobody's to end.
create function public.require_live_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '')::uuid;
begin
  if session is not null and not exists (select from auth.sessions where id = session) then
    raise exception 'SESSION_ENDED' using errcode = 'PT401';
  end if;
end
$$;
revoke execute on function public.require_live_session() from public;
grant execute on function public.require_live_session() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';
notify pgrst, 'reload config';

insert into public.settings (key, value, what) values
  ('session_idle_days', 30, 'Days after which a session that nobody used ends.'),
  ('session_days', 180, 'Days after which a session ends, however busy it is.');

-- Ends sessions that nobody used for too long, or that are too old. How many.
create function public.end_old_sessions() returns integer
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
revoke execute on function public.end_old_sessions() from public, anon, authenticated;
grant execute on function public.end_old_sessions() to service_role;
