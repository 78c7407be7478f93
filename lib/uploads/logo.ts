import { uploads } from '@/lib/limits';
import { logo as text } from '@/messages/uploads';
import { formatMegabytes, getTooLargeMessage } from './too-large-message';

export const logoAccept = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export const logoHint = text.hint({ limit: formatMegabytes(uploads.profileMaxBytes) });

/** The error message about an image's type or size; null if both are valid. Doesn't check the content. */
export function validateLogo({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isImage = logoAccept.split(',').includes(type) || /\.(png|jpe?g|webp|gif|avif)$/i.test(name);
  if (!isImage) return text.type;
  if (size > uploads.profileMaxBytes) return getTooLargeMessage(uploads.profileMaxBytes, size);
  if (size === 0) return text.empty;
  return null;
}
