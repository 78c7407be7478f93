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

grant execute on function public.require_live_session() to anon, authenticated, service_role;
