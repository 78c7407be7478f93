import { tooLarge as text } from '@/messages/uploads';

/** The error message for a file that is too large: the limit and, if known, the size. */
export function getTooLargeMessage(maxBytes: number, bytes?: number): string {
  const limit = formatMegabytes(maxBytes);
  return bytes === undefined
    ? text.limit({ limit })
    : text.sizeAndLimit({ size: formatMegabytes(bytes), limit });
}

/** Rounded up, so that a size over the limit never displays as the limit. */
export const formatMegabytes = (bytes: number) =>
  text.megabytes({ size: Math.ceil((bytes / 1024 / 1024) * 10) / 10 });
