import { env } from '@/lib/env';
import * as routes from '@/lib/routes';

/** The contact comes from the runtime environment, not from the build. */
export const dynamic = 'force-dynamic';

// RFC 9116 recommends less than a year; operators should check their settings twice a year.
const validDays = 180;

/** The contact for security reports (RFC 9116); 404 if there is none. */
export function GET(): Response {
  const { securityContact, siteUrl } = env();
  if (!securityContact) return new Response('Not found.\n', { status: 404 });
  const expires = new Date(new Date().setUTCHours(0, 0, 0, 0) + validDays * 86_400_000);
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
