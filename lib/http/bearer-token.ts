import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request carries this bearer token, compared in constant time. */
export const hasBearerToken = (request: Request, secret: string): boolean =>
  timingSafeEqual(sha256(request.headers.get('authorization') ?? ''), sha256(`Bearer ${secret}`));

// timingSafeEqual requires equal lengths.
const sha256 = (text: string) => createHash('sha256').update(text).digest();
