import 'server-only';
import { adminClient } from '@/lib/supabase/admin';
import { fileAddress } from './file-address';

/** Seconds for which the link to a CV works: long enough for a slow phone, too short to be passed on. */
export const cvLinkSeconds = 120;

/**
 * A link by which a stored CV can be downloaded under the name that its owner gave it, for two minutes (D24). Asks nobody: the
 * caller has read the path as the viewer. May be a path of the site (D116). Null when the file is gone.
 */
export async function signCvLink({
  path,
  filename,
}: {
  path: string;
  filename: string;
}): Promise<string | null> {
  const { data, error } = await adminClient()
    .storage.from('applications')
    .createSignedUrl(path, cvLinkSeconds, { download: filename });
  if (error) {
    if (/not[ _]?found/i.test(error.message)) return null;
    throw error;
  }
  return fileAddress(data.signedUrl);
}
