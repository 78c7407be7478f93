import { createHmac, timingSafeEqual } from 'node:crypto';

export type Claims = Record<string, unknown> & { exp?: number };

/** The claims of a token (HS256), even if expired; undefined if the signature is invalid. */
export function verifyToken(token: string, secret: string): Claims | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** A signed token (HS256) with these claims. */
export function signToken(claims: Claims, secret: string): string {
  const signingInput = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signingInput}.${createHmac('sha256', secret).update(signingInput).digest('base64url')}`;
}
