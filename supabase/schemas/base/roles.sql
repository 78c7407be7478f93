-- What one call of a visitor can cost: a page of rows, a text of a sentence, three seconds. Hosted projects have these limits by
-- default; every installation has them here. The secret key's role has none.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- PostgREST calls this before each request.
alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';
