import { type NextRequest, NextResponse } from 'next/server';
import { strayHeader } from '@/lib/http/not-found-rewrites';
import { findOperator } from '@/lib/operator/find-operator';
import * as routes from '@/lib/routes';
import { clientOf, forgetSessionOf, refreshSession } from '@/lib/supabase/middleware-client';

/** Runs for people who are signed in and for nobody else: it would cost everybody most of a cached page's speed. */
export async function middleware(request: NextRequest) {
  const response = await refreshSession(request);
  if (!response && isPageLoad(request)) return forgetSessionOf(request, signInAgain(request));
  const answer = response ?? forgetSessionOf(request);
  if (!isOfDesk(request)) return answer;
  const operator = response && (await findOperator(clientOf(request)));
  if (!operator) return strayFrom(request, answer);
  return operator.isIn || request.method !== 'GET' || isDoor(request) ? answer : toDoor(request, answer);
}

const isOfDesk = ({ nextUrl: { pathname } }: NextRequest) =>
  pathname === routes.operator.queue() || pathname.startsWith(`${routes.operator.queue()}/`);

const isDoor = ({ nextUrl: { pathname } }: NextRequest) => pathname === routes.operator.enter();

/** To the code of the second factor, and then back. Whatever is sent is for the action itself to answer. */
const toDoor = ({ nextUrl }: NextRequest, answer: NextResponse) =>
  withCookiesOf(
    answer,
    NextResponse.redirect(new URL(routes.operator.enter(nextUrl.pathname + nextUrl.search), nextUrl)),
  );

/**
 * The 404 of an address of no route, which is all that the desk is to others (D93); a rewrite from here would be told in a header. Pages and
 * actions ask by themselves too, but a page that finds out while it is made can only send an empty 404, and so would tell that it is there.
 */
function strayFrom(request: NextRequest, answer: NextResponse): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(strayHeader, '1');
  return withCookiesOf(answer, NextResponse.next({ request: { headers } }));
}

/** A session that was refreshed meanwhile is the browser's, wherever it is led. */
function withCookiesOf(answer: NextResponse, response: NextResponse): NextResponse {
  for (const cookie of answer.cookies.getAll()) response.cookies.set(cookie);
  const kept = answer.headers.get('Cache-Control');
  if (kept) response.headers.set('Cache-Control', kept);
  return response;
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
