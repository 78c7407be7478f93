import 'server-only';
import { Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import { logoProblem } from './logo';
import { squareLogo } from './logo-image';
import { markVerified, registerUpload } from './register';

const bucket = 'companies';

/** A year: a path is never used for another picture. */
const cacheSeconds = String(365 * 86_400);

/**
 * Stores an image as its owner's logo and answers its public address, which only that owner's company may name.
 * Refuses with the specified sentence what is no image or too large.
 */
export async function storeLogo(file: File, ownerId: string): Promise<string> {
  const problem = logoProblem(file);
  if (problem) throw new Refusal(problem, { logo: problem });
  const picture = await squareLogo(Buffer.from(await file.arrayBuffer()));

  const files = adminClient().storage.from(bucket);
  const publicUrlOf = (path: string) => files.getPublicUrl(path).data.publicUrl;
  const path = await registerUpload({
    bucket,
    folder: 'logos',
    filename: file.name,
    extension: 'webp',
    ownerId,
    publicUrlOf,
  });
  const { error } = await files.upload(path, picture, {
    contentType: 'image/webp',
    cacheControl: cacheSeconds,
    upsert: false,
  });
  if (error) throw error;
  // Drawn by us from its pixels alone, so nobody's bytes are left to scan.
  await markVerified(path, { sizeBytes: picture.byteLength, isScanned: false });
  return publicUrlOf(path);
}
