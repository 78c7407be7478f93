import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** The cookie in which a browser hands in its work: the challenge, a dot, and the number that was found. */
const proofCookieName = 'doorstep_proof';

const validMs = 10 * 60_000;

/** What a browser is to work on: valid for ten minutes, `bits` says how hard, and only we can have written it. */
export function newChallenge(bits: number, now = Date.now()): string {
  const challenge = `${now + validMs}-${bits}-${randomBytes(12).toString('hex')}`;
  return `${challenge}-${sign(challenge)}`;
}

/**
 * The challenge that a `Cookie` header's proof answers; null where there is none, the work was not done, or its time is
 * over. Whether it was handed in before is for the caller to count.
 */
export function provenChallenge(cookieHeader: string | null, now = Date.now()): string | null {
  const found = cookieHeader?.match(
    new RegExp(`(?:^|; )${proofCookieName}=((\\d+)-(\\d+)-[0-9a-f]{24})-([0-9a-f]{64})\\.(\\d{1,12})(?:;|$)`),
  );
  if (!found) return null;
  const [, challenge = '', expiresAt, bits, signature = '', number] = found;
  if (Number(expiresAt) < now) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(challenge)))) return null;
  const digest = createHash('sha256').update(`${challenge}-${signature}.${number}`).digest();
  return digest.readUInt32BE(0) >>> (32 - Number(bits)) === 0 ? challenge : null;
}

const sign = (challenge: string) =>
  createHmac('sha256', env().secretKey).update(`challenge ${challenge}`).digest('hex');
