import type { Sql } from 'postgres';
import { claimsOf } from './auth-error.ts';
import type { Mend } from './mend.ts';

/**
 * Difference 18: PostgREST calls the function of `pgrst.db_pre_request` before each request
 * (supabase/schemas/auth/require_live_session.sql); lite does not, and takes a token until it expires.
 */
export const liveSession =
  (sql: Sql): Mend =>
  async (request, next) => {
    if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return next(request);
    const claims = claimsOf(request);
    if (claims.session_id === undefined) return next(request);
    try {
      await sql`
        select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), public.require_live_session()`;
    } catch (error) {
      if (error instanceof Error && error.message === 'SESSION_ENDED')
        return Response.json(
          { code: 'PT401', message: 'SESSION_ENDED', details: null, hint: null },
          { status: 401 },
        );
      throw error;
    }
    return next(request);
  };
