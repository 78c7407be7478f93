import type { Sql } from 'postgres';
import { renderSVG } from 'uqr';
import { authError, parseJsonBody } from './auth-error.ts';
import { type Handler, type Middleware, withBody } from './middleware.ts';
import { verifyToken } from './signed-token.ts';
import { createSecret, isValidTotp } from './totp.ts';

type Session = { id: string; user_id: string; aal: string | null; email: string };
type Factor = { id: string; status: string; secret: string };

const maxFactors = 10;
/** Hosted Supabase limits tries per network address; here the limit is per factor. */
const maxTriesPerHour = 15;

/**
 * Difference 24 (../README.md): hosted Supabase has a second factor, the code of an authenticator app (TOTP); Supabase
 * Lite has none. Implements the endpoints of supabase-js' `auth.mfa`; `assurance-levels.ts` adds the result to tokens.
 */
export const secondFactor =
  (sql: Sql, jwtSecret: string): Middleware =>
  async (request, next) => {
    const { pathname } = new URL(request.url);
    const [, rest] = pathname.match(/^\/auth\/v1\/factors(\/.*)?$/) ?? [pathname, null];
    if (rest === null) return next(request);
    const session = await getSession(sql, jwtSecret, request);
    if (!session)
      return authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    const body = parseJsonBody(await request.text());
    const [, id, action] = rest?.match(/^\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/) ?? [];
    if (request.method === 'POST' && rest === undefined) return enroll(sql, session, body);
    const [factor] = await sql<Factor[]>`
      select id, status, secret from auth.mfa_factors where id::text = ${id ?? ''} and user_id = ${session.user_id}`;
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
    if (request.method === 'DELETE' && action === undefined) return unenroll(sql, session, factor);
    if (request.method !== 'POST' || action === undefined) return new Response(null, { status: 405 });
    return action === 'challenge'
      ? challenge(sql, factor)
      : verify(sql, session, factor, body, request, next);
  };

/** The session of the request's token; undefined if it has ended. */
async function getSession(sql: Sql, jwtSecret: string, { headers }: Request): Promise<Session | undefined> {
  const claims = verifyToken(headers.get('authorization')?.replace(/^Bearer\s+/, '') ?? '', jwtSecret);
  if (!claims?.exp || claims.exp * 1000 <= Date.now()) return undefined;
  const [session] = await sql<Session[]>`
    select session.id, session.user_id, session.aal, account.email
    from auth.sessions as session join auth.users as account on account.id = session.user_id
    where session.id::text = ${String(claims.session_id)}`;
  return session;
}

async function enroll(sql: Sql, { user_id, aal, email }: Session, body: Record<string, unknown>) {
  if (body.factor_type !== 'totp') return authError(400, 'validation_failed', 'factor_type needs to be totp');
  const name = typeof body.friendly_name === 'string' ? body.friendly_name : '';
  // Deletes enrollments that were not finished within five minutes.
  await sql`
    delete from auth.mfa_factors
    where user_id = ${user_id} and status = 'unverified' and created_at < now() - interval '5 minutes'`;
  const others = await sql`select friendly_name, status from auth.mfa_factors where user_id = ${user_id}`;
  if (others.some(({ status }) => status === 'verified') && aal !== 'aal2')
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  if (others.length >= maxFactors)
    return authError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (others.some(({ friendly_name }) => friendly_name === name))
    return authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  const secret = createSecret();
  const issuer = typeof body.issuer === 'string' && body.issuer !== '' ? body.issuer : 'localhost';
  const label = encodeURIComponent(`${issuer}:${email}`);
  const uri = `otpauth://totp/${label}?algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}&period=30&secret=${secret}`;
  const [created] = await sql`
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
    values (${user_id}, ${name}, 'totp', 'unverified', ${secret}) returning id`;
  return Response.json({
    id: created?.id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
}

async function challenge(sql: Sql, { id }: Factor) {
  const [created] = await sql`
    insert into auth.mfa_challenges (factor_id) values (${id})
    returning id, extract(epoch from created_at + interval '5 minutes')::int as expires_at`;
  return Response.json({ id: created?.id, type: 'totp', expires_at: created?.expires_at });
}

/** A correct code raises the session to the second level, and ends the account's sessions on the first. */
async function verify(
  sql: Sql,
  session: Session,
  factor: Factor,
  { challenge_id, code }: Record<string, unknown>,
  request: Request,
  next: Handler,
) {
  const [challengeRow] = await sql`
    select created_at > now() - interval '5 minutes' as is_fresh from auth.mfa_challenges
    where id::text = ${String(challenge_id)} and factor_id = ${factor.id} and verified_at is null`;
  if (!challengeRow)
    return authError(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (!challengeRow.is_fresh)
    return authError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  const attempts = await sql`
    update auth.mfa_factors set tries = case when tried_since > now() - interval '1 hour' then tries + 1 else 1 end,
      tried_since = case when tried_since > now() - interval '1 hour' then tried_since else now() end
    where id = ${factor.id} returning tries`;
  if (attempts[0]?.tries > maxTriesPerHour)
    return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  if (typeof code !== 'string' || !isValidTotp(factor.secret, code))
    return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  const token = await sql.begin(async (transaction) => {
    await transaction`update auth.mfa_challenges set verified_at = now() where id::text = ${String(challenge_id)}`;
    await transaction`update auth.mfa_factors set status = 'verified', tries = 0, updated_at = now() where id = ${factor.id}`;
    await transaction`delete from auth.mfa_factors where user_id = ${session.user_id} and status = 'unverified'`;
    await transaction`update auth.sessions set aal = 'aal2', factor_id = ${factor.id} where id = ${session.id}`;
    await transaction`
      insert into auth.mfa_amr_claims (session_id, authentication_method) values (${session.id}, 'totp')
      on conflict (session_id, authentication_method) do update set updated_at = now()`;
    await transaction`delete from auth.sessions where user_id = ${session.user_id} and aal is distinct from 'aal2'`;
    const [refreshToken] = await transaction`
      select token from auth.refresh_tokens where session_id = ${session.id} and not revoked
      order by created_at desc limit 1`;
    return refreshToken?.token;
  });
  const renewal = new URL('/auth/v1/token?grant_type=refresh_token', request.url).href;
  const { method, headers, signal } = request;
  return next(withBody({ url: renewal, method, headers, signal }, JSON.stringify({ refresh_token: token })));
}

async function unenroll(sql: Sql, session: Session, factor: Factor) {
  if (factor.status === 'verified' && session.aal !== 'aal2')
    return authError(403, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor.id}`;
  await sql`delete from auth.mfa_factors where id = ${factor.id}`;
  return Response.json({ id: factor.id });
}
