-- What one call of a visitor can cost: a page of rows, a text of a sentence, three seconds. Hosted projects have these two limits by
-- default; every installation has them here.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
-- Without a limit of its own, the secret key's role has the eight seconds of a hosted project's authenticator.
alter role service_role set statement_timeout = '60s';

-- PostgREST calls this before each request.
alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';
