import 'server-only';
import { serviceClient } from '@/lib/supabase/service';
import { toFileUrl } from './file-url';

/** How long a CV's link works: enough for a slow phone, too short to share. */
export const cvLinkSeconds = 120;

/**
 * Creates a signed link that downloads a stored CV under its original name (D24). If Supabase runs on this machine, the
 * link is a path of the site (D116). Null if there is no file. Checks no permissions, so the caller must have read the
 * path as the viewer.
 */
export async function createCvLink({
  path,
  filename,
}: {
  path: string;
  filename: string;
}): Promise<string | null> {
  const { data, error } = await serviceClient()
    .storage.from('applications')
    .createSignedUrl(path, cvLinkSeconds, { download: filename });
  if (error) {
    if (/not[ _]?found/i.test(error.message)) return null;
    throw error;
  }
  return toFileUrl(data.signedUrl);
}
