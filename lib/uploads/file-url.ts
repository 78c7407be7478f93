import { isLoopback } from '@/lib/http/security-headers';

/** The route that serves files of a Supabase on this machine. */
export const fileRoute = '/api/storage';

const storagePath = '/storage/v1';

/**
 * The public URL of a stored file (D116). Files of a Supabase on this machine (`http://127.0.0.1:54321/…`) are
 * unreachable for browsers elsewhere and the port can change, so they become a path of the site. Other URLs stay
 * unchanged.
 */
export function toFileUrl(url: string): string {
  const { hostname, pathname, search } = new URL(url);
  if (!isLoopback(hostname) || !pathname.startsWith(`${storagePath}/`)) return url;
  return fileRoute + pathname.slice(storagePath.length) + search;
}
