import { understoodMethods } from '@/lib/http/request-line';

/** Where a request is led whose method nothing here answers. */
export function GET(): Response {
  return new Response('Method not allowed.\n', {
    status: 405,
    headers: { Allow: understoodMethods.join(', '), 'Cache-Control': 'no-store' },
  });
}
