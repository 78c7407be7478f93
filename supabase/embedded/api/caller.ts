import type { Keys } from '../keys.ts';
import { type Claims, signedClaims } from './signed-token.ts';

const roles = ['anon', 'authenticated', 'service_role'] as const;
type Role = (typeof roles)[number];
export type Caller = { role: Role; claims: Claims };

/** A header by its name in lower case. */
export type HeaderOf = (name: string) => string | null | undefined;

const mostKept = 1000;

/**
 * Who calls, by the headers that supabase-js sends: a key, or a key and a signed token that is good now. Undefined for
 * everybody else, whom lite answers.
 */
export function callers({
  publishableKey,
  secretKey,
  jwtSecret,
}: Keys): (header: HeaderOf) => Caller | undefined {
  const byKey = new Map<string | null | undefined, Caller>([
    [publishableKey, { role: 'anon', claims: { role: 'anon' } }],
    [secretKey, { role: 'service_role', claims: { role: 'service_role' } }],
  ]);
  /** Tokens that were found good, the oldest first. */
  const byToken = new Map<string, Caller>();

  function ofToken(token: string): Caller | undefined {
    const known = byToken.get(token);
    if (known) return known;
    const claims = isPlain(token) ? signedClaims(token, jwtSecret) : undefined;
    const role = roles.find((each) => each === claims?.role);
    if (!claims || !role || typeof claims.exp !== 'number') return undefined;
    byToken.set(token, { role, claims });
    for (const [oldest] of byToken) if (byToken.size > mostKept) byToken.delete(oldest);
    return { role, claims };
  }

  return (header) => {
    const key = header('apikey');
    const ofKey = byKey.get(key);
    // A secret key in a browser is refused.
    if (!ofKey || (key === secretKey && header('user-agent')?.startsWith('Mozilla'))) return undefined;
    const token = header('authorization')?.match(/^Bearer\s+(.+)$/)?.[1];
    if (token === undefined || token === key || token.startsWith('sb_')) return ofKey;
    const caller = ofToken(token);
    return caller && isGoodNow(caller.claims) ? caller : undefined;
  };
}

function isPlain(token: string): boolean {
  const [header = '', ...rest] = token.split('.');
  return rest.length === 2 && Buffer.from(header, 'base64url').toString().includes('"HS256"');
}

function isGoodNow({ exp = 0, iat, nbf }: Claims): boolean {
  const now = Math.floor(Date.now() / 1000);
  return (
    exp > now && [iat, nbf].every((from) => from === undefined || (typeof from === 'number' && from <= now))
  );
}
