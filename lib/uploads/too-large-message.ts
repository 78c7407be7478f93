import { tooLarge as text } from '@/messages/uploads';

/** The error message about a file that is too large, with the limit and, if given, the size. */
export function getTooLargeMessage(maxBytes: number, bytes?: number): string {
  const limit = formatMegabytes(maxBytes);
  return bytes === undefined
    ? text.limit({ limit })
    : text.sizeAndLimit({ size: formatMegabytes(bytes), limit });
}

/** Rounds up, so that a size over the limit is never displayed as the limit. */
export const formatMegabytes = (bytes: number) =>
  text.megabytes({ size: Math.ceil((bytes / 1024 / 1024) * 10) / 10 });
