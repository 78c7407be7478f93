import type { NextRequest } from 'next/server';
import { routes } from '@/lib/routes';
import { forgetSessionOf, refreshSession } from '@/lib/supabase/middleware-client';

/** Runs for people who are signed in and for nobody else: it would cost everybody most of a cached page's speed. */
export async function middleware(request: NextRequest) {
  const response = await refreshSession(request);
  return response ?? forgetSessionOf(request, isPageLoad(request) ? signInAgain(request) : undefined);
}

/** Whether a person opens a page that they would now read signed out without having been told. */
const isPageLoad = ({ method, headers, nextUrl }: NextRequest) =>
  method === 'GET' &&
  headers.get('sec-fetch-dest') === 'document' &&
  ![routes.login(), routes.register(), routes.resetPassword()].includes(nextUrl.pathname) &&
  !/^\/(auth|api)\//.test(nextUrl.pathname);

const signInAgain = ({ nextUrl }: NextRequest) =>
  new URL(routes.login(nextUrl.pathname + nextUrl.search, 'session-ended'), nextUrl);

export const config = {
  runtime: 'nodejs',
  // The hint's name without https and with it. Next.js reads this at build: no variables, no settings.
  matcher: [
    {
      source:
        '/((?!_next/|api/scheduled-work|healthz|readyz|metrics|.*\\.(?:svg|png|ico|txt|xml|webmanifest|woff2)$).*)',
      has: [{ type: 'cookie', key: 'doorstep_signed_in' }],
    },
    {
      source:
        '/((?!_next/|api/scheduled-work|healthz|readyz|metrics|.*\\.(?:svg|png|ico|txt|xml|webmanifest|woff2)$).*)',
      has: [{ type: 'cookie', key: '__Host-doorstep_signed_in' }],
    },
  ],
};
