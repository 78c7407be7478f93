import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A secret for an authenticator app: 20 bytes in base 32 (RFC 4648). */
export function createSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** The code at a Unix time in seconds (RFC 6238: SHA-1, six digits, 30 seconds). */
export function generateTotp(secret: string, seconds: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / stepSeconds)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Whether a code is valid now, with a clock skew of up to 30 seconds. */
export const isValidTotp = (secret: string, code: string, seconds = Date.now() / 1000): boolean =>
  [-stepSeconds, 0, stepSeconds].some((skew) => generateTotp(secret, seconds + skew) === code);
