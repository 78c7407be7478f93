import { uploads } from '@/lib/site';
import { tooLarge } from './too-large';

/** What the `accept` attribute of the file field says. */
export const logoAccept = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** What a person reads beside the field. */
export const logoAllowed = 'PNG, JPEG, WebP, GIF or AVIF, up to 10 MB';

/** The upload messages of sections 5 and 8, for images. */
export const logoMessages = {
  type: 'File type must be PNG, JPEG, WebP, GIF or AVIF',
  count: 'Too many files',
  empty: 'Invalid file. This file is empty.',
  format: 'Invalid file format. This file isn’t really a PNG, JPEG, WebP, GIF or AVIF.',
  pixels:
    'Invalid file. This picture has too many pixels. The limit is 16 million, or 4 million for AVIF. Please save it smaller and try again.',
  slow: 'Invalid file. This picture takes too long to process. Please save it as a smaller PNG or JPEG and try again.',
  busy: 'We’re busy with other pictures. Please try again in a minute.',
  missing: 'Please choose your logo again',
  failed: 'We couldn’t save the logo. Please try again.',
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
