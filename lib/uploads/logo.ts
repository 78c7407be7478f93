import { uploads } from '@/lib/limits';
import { logo as text } from '@/messages/uploads';
import { formatMegabytes, getTooLargeMessage } from './too-large-message';

export const logoAccept = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export const logoHint = text.hint({ limit: formatMegabytes(uploads.profileMaxBytes) });

/** The upload messages of sections 5 and 8, for images. */
export const logoMessages = {
  type: text.type,
  count: text.count,
  empty: text.empty,
  format: text.format,
  pixels: text.pixels,
  slow: text.slow,
  busy: text.busy,
  missing: text.missing,
  failed: text.saveFailed,
} as const;

/** The error message about an image's type or size; null if both are valid. Doesn't check the content. */
export function validateLogo({
  name,
  type,
  size,
}: {
  name: string;
  type: string;
  size: number;
}): string | null {
  const isImage = logoAccept.split(',').includes(type) || /\.(png|jpe?g|webp|gif|avif)$/i.test(name);
  if (!isImage) return logoMessages.type;
  if (size > uploads.profileMaxBytes) return getTooLargeMessage(uploads.profileMaxBytes, size);
  if (size === 0) return logoMessages.empty;
  return null;
}
