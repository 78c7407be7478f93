import { uploads } from '@/lib/limits';
import { logo as text } from '@/messages/uploads';
import { megabytes, tooLarge } from './too-large';

/** What the `accept` attribute of the file field says. */
export const logoAccept = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** What a person reads beside the field. */
export const logoAllowed = text.allowed({ limit: megabytes(uploads.profileMaxBytes) });

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
  failed: text.weCouldntSaveTheLogo,
} as const;

/** What is wrong with an image judged by name, browser's type and size alone, as a sentence; null when nothing is. */
export function logoProblem({
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
  if (size > uploads.profileMaxBytes) return tooLarge(uploads.profileMaxBytes, size);
  if (size === 0) return logoMessages.empty;
  return null;
}
