import { isLoopback } from '@/lib/http/security-headers';

/** The route that serves the files if Supabase runs on this machine. */
export const fileRoute = '/api/storage';

const storagePath = '/storage/v1';

/**
 * The URL of a stored file for browsers (D116). If Supabase runs on this machine (`http://127.0.0.1:54321/…`), other
 * machines can't reach it and its port can change, so the URL becomes a path of the site. Other URLs don't change.
 */
export function toFileUrl(url: string): string {
  const { hostname, pathname, search } = new URL(url);
  if (!isLoopback(hostname) || !pathname.startsWith(`${storagePath}/`)) return url;
  return fileRoute + pathname.slice(storagePath.length) + search;
}
