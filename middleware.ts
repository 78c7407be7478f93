import type { NextRequest } from 'next/server';
import { refreshSession } from '@/lib/supabase/middleware-client';

/** Runs for people who are signed in and for nobody else: it would cost everybody most of a cached page's speed. */
export const middleware = (request: NextRequest) => refreshSession(request);

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!_next/|api/scheduled-work|healthz|.*\\.(?:svg|png|ico|txt|xml|webmanifest|woff2)$).*)',
      has: [{ type: 'cookie', key: 'doorstep_signed_in' }],
    },
  ],
};
