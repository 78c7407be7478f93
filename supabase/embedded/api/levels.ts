import type { Sql } from 'postgres';
import { jsonOf } from './auth-error.ts';
import { type Mend, withJson } from './mend.ts';
import { renewedToken, signedClaims } from './signed-token.ts';

/** How a session begins, by the address that opens it. */
const methods: Readonly<Record<string, string>> = {
  '/auth/v1/signup': 'password',
  '/auth/v1/token': 'password',
  '/auth/v1/verify': 'otp',
};

/**
 * Difference 24, its second half: each token says how its session was signed in to (`aal`, `amr`), and each account which
 * factors it has, as `getAuthenticatorAssuranceLevel` and `listFactors` read them.
 */
export const levels =
  (sql: Sql, jwtSecret: string): Mend =>
  async (request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    const method = methods[pathname];
    if (method === undefined && pathname !== '/auth/v1/user') return next(request);
    const response = await next(request);
    if (!response.ok) return response;
    const answer = jsonOf(await response.clone().text());
    if (method === undefined)
      return typeof answer.id === 'string'
        ? withJson(response, { ...answer, ...(await factorsOf(sql, answer.id)) })
        : response;
    const claims = typeof answer.access_token === 'string' && signedClaims(answer.access_token, jwtSecret);
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
      ...answer,
      access_token: renewedToken({ ...claims, ...level }, jwtSecret),
      user: { ...(answer.user as object), ...(await factorsOf(sql, String(claims.sub))) },
    });
  };

/** As hosted leaves them out where there are none. */
async function factorsOf(sql: Sql, userId: string) {
  const factors = await sql`
    select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
    where user_id::text = ${userId} order by created_at`;
  return factors.length > 0 ? { factors } : {};
}
