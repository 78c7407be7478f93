import { env } from '@/lib/env';
import * as routes from '@/lib/routes';

/** The contact is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

// Whoever runs the site looks at its settings at least twice a year; RFC 9116 wants less than a year.
const goodForDays = 180;

/** Where to report what is wrong with the site's security (RFC 9116); without a contact there is no such file. */
export function GET(): Response {
  const { securityContact, siteUrl } = env();
  if (!securityContact) return new Response('Not found.\n', { status: 404 });
  const expires = new Date(new Date().setUTCHours(0, 0, 0, 0) + goodForDays * 86_400_000);
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${routes.securityText()}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
