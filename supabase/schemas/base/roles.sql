-- Limits the time of a call by a visitor and by a signed-in person. Hosted projects have these two limits by default; this sets them for
-- every installation.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
-- Without its own limit, the secret key's role has the eight seconds of a hosted project's authenticator.
alter role service_role set statement_timeout = '60s';

-- PostgREST calls this before each request.
alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';
