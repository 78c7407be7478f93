import { createHmac, timingSafeEqual } from 'node:crypto';

export type Claims = Record<string, unknown> & { exp?: number };

/** What a token (HS256) says, whenever it expires; undefined when its signature is not ours. */
export function signedClaims(token: string, secret: string): Claims | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** The token that says this. */
export function renewedToken(claims: Claims, secret: string): string {
  const said = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`;
}
