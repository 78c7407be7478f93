import { type NextRequest, NextResponse } from 'next/server';
import { getAdmin } from '@/lib/admin/get-admin';
import { env, isDevelopment, isHttps } from '@/lib/env';
import { hideAdminHeader } from '@/lib/http/not-found-rewrites';
import { getPageKind, isListingPath } from '@/lib/http/page-kind';
import { contentSecurityPolicy } from '@/lib/http/security-headers';
import { filterParamNames, isShareableSearch } from '@/lib/jobs/search-params';
import { placeCookieName } from '@/lib/places/place-cookie';
import * as routes from '@/lib/routes';
import { createRequestClient, refreshSession } from '@/lib/supabase/middleware-client';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';

const policyHeader = 'Content-Security-Policy';

/**
 * Renews sessions, guards the admin pages, and sets the nonce of pages rendered per request and the Cache-Control of
 * visitors' searches.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  // Next.js takes a nonce from these request headers, which visitors must not set.
  request.headers.delete(policyHeader);
  request.headers.delete(`${policyHeader}-Report-Only`);
  const isSignedIn = hasSessionCookie(request.headers.get('cookie') ?? '', isHttps());
  const session = isSignedIn ? await refreshSession(request) : null;
  if (session?.isExpired && isPageLoad(request)) return session.setCookies(redirectToLogin(request));
  const response =
    (await adminResponse(request, session !== null && !session.isExpired)) ??
    pageResponse(request, isSignedIn);
  return session ? session.setCookies(response) : response;
}

function pageResponse(request: NextRequest, isSignedIn: boolean): NextResponse {
  const { nextUrl } = request;
  const isFiltered =
    isListingPath(nextUrl.pathname) && filterParamNames.some((name) => nextUrl.searchParams.has(name));
  const kind = isFiltered ? 'per-request' : getPageKind(nextUrl.pathname);
  if (kind === 'none') return NextResponse.next({ request });
  if (kind === 'static') return staticResponse(request);
  const { supabaseUrl, tileUrl } = env();
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({ supabaseUrl, tileUrl, isDevelopment }, nonce);
  request.headers.set(policyHeader, policy);
  const response = isFiltered
    ? NextResponse.rewrite(new URL(`/cities/filtered${nextUrl.pathname}${nextUrl.search}`, nextUrl), {
        request,
      })
    : NextResponse.next({ request });
  response.headers.set(policyHeader, policy);
  if (!isSignedIn && (isFiltered || searchPages.includes(nextUrl.pathname)))
    response.headers.set('Cache-Control', searchCacheControl(request));
  return response;
}

/**
 * Redirects a URL with a query to the same path without it. Next.js would store the first visitor's query with the
 * page, for requests of every method.
 */
const staticResponse = (request: NextRequest): NextResponse =>
  request.nextUrl.search === ''
    ? NextResponse.next({ request })
    : NextResponse.redirect(new URL(request.nextUrl.pathname, request.nextUrl));

const searchPages = [routes.jobsNearMe(), routes.search()];

/**
 * A proxy may cache a search that depends only on its URL, with its nonce, for half a minute (D20). `no-cache` instead of
 * Next.js' `no-store` lets the browser show the same page again after Back.
 */
const searchCacheControl = (request: NextRequest) =>
  !request.cookies.has(placeCookieName(isHttps())) && isShareableSearch(request.nextUrl.searchParams)
    ? 'public, max-age=0, s-maxage=30'
    : 'private, no-cache';

/**
 * The response of the admin pages to anyone without access: the 404 of an unknown address, or the page that requests
 * the second factor. Null for verified admins and for all other pages. Actions check access themselves.
 */
async function adminResponse(request: NextRequest, isSignedIn: boolean): Promise<NextResponse | null> {
  const { nextUrl, method } = request;
  const { pathname, search } = nextUrl;
  if (pathname !== routes.admin.queue() && !pathname.startsWith(`${routes.admin.queue()}/`)) return null;
  const admin = isSignedIn ? await getAdmin(createRequestClient(request)) : null;
  if (!admin) {
    request.headers.set(hideAdminHeader, '1');
    return staticResponse(request);
  }
  if (admin.isVerified || method !== 'GET' || pathname === routes.admin.signIn()) return null;
  return NextResponse.redirect(new URL(routes.admin.signIn(pathname + search), nextUrl));
}

/** Whether the request loads a page that would otherwise appear signed out without an explanation. */
const isPageLoad = ({ method, headers, nextUrl: { pathname } }: NextRequest) =>
  method === 'GET' &&
  headers.get('sec-fetch-dest') === 'document' &&
  ![routes.login(), routes.register(), routes.resetPassword()].includes(pathname) &&
  !/^\/(auth|api)\//.test(pathname);

const redirectToLogin = ({ nextUrl }: NextRequest) =>
  NextResponse.redirect(new URL(routes.login(nextUrl.pathname + nextUrl.search, 'session-ended'), nextUrl));

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/scheduled-work|healthz|readyz|metrics|[^/]+\\.(?:svg|png|ico|txt|xml|webmanifest|woff2)$).*)',
  ],
};
