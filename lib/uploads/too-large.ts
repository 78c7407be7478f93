import { tooLarge as text } from '@/messages/uploads';

/** The sentence about a file that is too large: how large it may be and, if known, how large it is. */
export function tooLarge(maxBytes: number, bytes?: number): string {
  const limit = megabytes(maxBytes);
  return bytes === undefined ? text.limit({ limit }) : text.sizeAndLimit({ size: megabytes(bytes), limit });
}

/** Rounded up, so that what is too large never reads like the limit. */
export const megabytes = (bytes: number) =>
  text.megabytes({ size: Math.ceil((bytes / 1024 / 1024) * 10) / 10 });
