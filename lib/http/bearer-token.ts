import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request carries this secret as its bearer token. Neither the time nor the length of the comparison tells anything. */
export const isBearer = (request: Request, secret: string): boolean =>
  timingSafeEqual(sha256(request.headers.get('authorization') ?? ''), sha256(`Bearer ${secret}`));

// Hashed first, because timingSafeEqual wants the same length.
const sha256 = (text: string) => createHash('sha256').update(text).digest();
