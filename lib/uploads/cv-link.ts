import 'server-only';
import { serviceClient } from '@/lib/supabase/service';
import { toFileUrl } from './file-url';

/** The lifetime of a CV's link in seconds: enough for a slow phone, too short to share. */
export const cvLinkSeconds = 120;

/**
 * A signed link that downloads a stored CV under its original name for two minutes (D24); may be a path of the site
 * (D116). Checks no permissions: the caller reads the path as the viewer. Null if there is no file.
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
