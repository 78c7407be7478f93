import 'server-only';
import { UserError } from '@/lib/result';
import { serviceClient } from '@/lib/supabase/service';
import { validateLogo } from './logo';
import { createSquareLogo } from './logo-image';
import { markVerified, registerUpload } from './register-upload';

const bucket = 'companies';

/** One year, because a path is never reused for another picture. */
const cacheSeconds = String(365 * 86_400);

/**
 * Stores an image as a logo. Returns its public URL, which only the owner's company may use. Throws a UserError with
 * the specified message if the image is invalid or too large.
 */
export async function saveLogo(file: File, ownerId: string): Promise<string> {
  const validationError = validateLogo(file);
  if (validationError) throw new UserError(validationError, { logo: validationError });
  const picture = await createSquareLogo(Buffer.from(await file.arrayBuffer()));

  const files = serviceClient().storage.from(bucket);
  const getPublicUrl = (path: string) => files.getPublicUrl(path).data.publicUrl;
  const path = await registerUpload({
    bucket,
    folder: 'logos',
    filename: file.name,
    extension: 'webp',
    ownerId,
    getPublicUrl,
  });
  const { error } = await files.upload(path, picture, {
    contentType: 'image/webp',
    cacheControl: cacheSeconds,
    upsert: false,
  });
  if (error) throw error;
  // Not scanned, because it was re-encoded from pixels.
  await markVerified(path, { sizeBytes: picture.byteLength, isScanned: false });
  return getPublicUrl(path);
}
