import { tooLarge as text } from '@/messages/uploads';
/** The specified sentence about a file that is too large, and in units that people think in how large it is and may be. */
export function tooLarge(maxBytes: number, bytes?: number): string {
  const specified = text.fileIsLargerThanBytes({ maxBytes });
  const limit = text.theLimitIs({ megabytes: megabytes(maxBytes) });
  return bytes === undefined
    ? `${specified}. ${limit}`
    : `${specified}. That file is ${megabytes(bytes)}. ${limit}`;
}

/** Rounded up, so that what is too large never reads like the limit. */
const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
