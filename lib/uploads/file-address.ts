import { isLoopback } from '@/lib/http/security-headers';

/** Where the site hands on the files of a Supabase that only its own machine reaches. */
export const fileRoute = '/api/storage';

const storage = '/storage/v1';

/**
 * The address of a stored file as a browser asks for it (D116). A Supabase on this machine (`http://127.0.0.1:54321/…`)
 * is out of reach for everybody else and may have another port tomorrow, so its files come through the site: a path.
 * Every other address stays as it is.
 */
export function fileAddress(url: string): string {
  const { hostname, pathname, search } = new URL(url);
  if (!isLoopback(hostname) || !pathname.startsWith(`${storage}/`)) return url;
  return fileRoute + pathname.slice(storage.length) + search;
}
