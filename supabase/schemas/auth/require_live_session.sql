-- An access token is valid for an hour, but its session may end earlier. PostgREST calls this before each request, so that the token of an
-- ended or deleted session stops working.

-- Throws if the token's session has ended. Tokens without a session (API keys, service tokens) pass.
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
