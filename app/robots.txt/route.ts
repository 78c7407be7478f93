import { env } from '@/lib/env';
import * as routes from '@/lib/routes';

/** The site's URL comes from the runtime environment, not from the build. */
export const dynamic = 'force-dynamic';

// Pages with noindex are not disallowed: a robot that can't fetch them doesn't see the noindex.
const folders = ['/api/', '/auth/', '/application/', '/employer/', '/job-seeker/'];
// Rules match by prefix (RFC 9309): without an end, '/account' would also match '/accountant'.
const pages = [routes.profile(), routes.account()].flatMap((page) => [`${page}$`, `${page}?`, `${page}/`]);

export function GET(): Response {
  const lines = [
    'User-agent: *',
    ...[...folders, ...pages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env().siteUrl}${routes.sitemap()}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
