import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** The key by which search engines verify IndexNow submissions; 404 if off. */
export function GET(): Response {
  const { indexNowKey } = env();
  return indexNowKey
    ? new Response(indexNowKey, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
    : new Response('IndexNow is off.\n', { status: 404 });
}
