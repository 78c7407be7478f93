import { tooLarge as text } from '@/messages/uploads';
/** The specified sentence about a file that is too large, and in units that people think in how large it is and may be. */
export function tooLarge(maxBytes: number, bytes?: number): string {
  const limit = megabytes(maxBytes);
  return bytes === undefined
    ? text.limit({ maxBytes, limit })
    : text.sizeAndLimit({ maxBytes, size: megabytes(bytes), limit });
}

/** Rounded up, so that what is too large never reads like the limit. */
const megabytes = (bytes: number) => text.megabytes({ size: Math.ceil((bytes / 1024 / 1024) * 10) / 10 });
