import type { Sql } from 'postgres';
import { parseJsonBody } from './auth-error.ts';
import { type Middleware, withJson } from './middleware.ts';
import { signToken, verifyToken } from './signed-token.ts';

/** The authentication method by the path that starts a session. */
const methods: Readonly<Record<string, string>> = {
  '/auth/v1/signup': 'password',
  '/auth/v1/token': 'password',
  '/auth/v1/verify': 'otp',
};

/**
 * Difference 24 (../README.md), with second-factor.ts: adds to each token how its session signed in (`aal`, `amr`), and
 * to each account its factors, for `getAuthenticatorAssuranceLevel` and `listFactors`.
 */
export const assuranceLevels =
  (sql: Sql, jwtSecret: string): Middleware =>
  async (request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    const method = methods[pathname];
    if (method === undefined && pathname !== '/auth/v1/user') return next(request);
    const response = await next(request);
    if (!response.ok) return response;
    const body = parseJsonBody(await response.clone().text());
    if (method === undefined)
      return typeof body.id === 'string'
        ? withJson(response, { ...body, ...(await getFactors(sql, body.id)) })
        : response;
    const claims = typeof body.access_token === 'string' && verifyToken(body.access_token, jwtSecret);
    if (!claims || typeof claims.session_id !== 'string') return response;
    if (searchParams.get('grant_type') !== 'refresh_token')
      await sql`
        insert into auth.mfa_amr_claims (session_id, authentication_method) values (${claims.session_id}, ${method})
        on conflict do nothing`;
    const [level] = await sql`
      select coalesce(aal, 'aal1') as aal, coalesce((
          select json_agg(json_build_object('method', authentication_method,
            'timestamp', extract(epoch from updated_at)::int) order by updated_at desc)
          from auth.mfa_amr_claims where session_id = session.id), '[]') as amr
      from auth.sessions as session where id = ${claims.session_id}`;
    return withJson(response, {
      ...body,
      access_token: signToken({ ...claims, ...level }, jwtSecret),
      user: { ...(body.user as object), ...(await getFactors(sql, String(claims.sub))) },
    });
  };

/** Hosted Supabase omits `factors` if there are none. */
async function getFactors(sql: Sql, userId: string) {
  const factors = await sql`
    select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
    where user_id::text = ${userId} order by created_at`;
  return factors.length > 0 ? { factors } : {};
}
