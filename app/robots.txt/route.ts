import { env } from '@/lib/env';
import * as routes from '@/lib/routes';

/** The address of the site is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic';

// Pages that carry noindex stay open: a robot that may not read them never learns it.
const folders = ['/api/', '/auth/', '/application/', '/employer/', '/job-seeker/'];
// A rule means whatever begins like it (RFC 9309): without its end, '/account' would close a job at '/accountant' too.
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
