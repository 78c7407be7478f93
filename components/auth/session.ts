'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { knowProfilePlace, parseProfilePlace } from '@/components/places/remember-place';
import * as apiRoutes from '@/lib/api-routes';
import { isForVisitors } from '@/lib/auth/pages-for-visitors';
import type { Role } from '@/lib/auth/role';
import { hostCookie } from '@/lib/http/host-cookie';
import { clearedPlaceCookie } from '@/lib/places/place-cookie';
import * as routes from '@/lib/routes';
import { signedInCookieName } from '@/lib/supabase/session-cookie';
import { onSessionEvent, type SessionEvent, tellOtherTabs } from './session-channel';

export type SessionViewer = { id: string; email: string; role: Role | null };

/** What this tab knows of the session; `asking` is between the hint cookie and the server's answer. */
type SessionState = { is: 'visitor' } | { is: 'asking' } | { is: 'signed-in'; viewer: SessionViewer };

/** In browser storage while somebody is signed in: a session that ends unseen still has its traces cleared (D2). Holds the last hint that was seen. */
const markKey = 'signedIn';
/** A tab that comes back to the front asks again after so long, because a session can be ended elsewhere. */
const trustedForMs = 60_000;

const visitor: SessionState = { is: 'visitor' };
let state: SessionState = visitor;
let askedAt = 0;
const listeners = new Set<() => void>();

/** Who is signed in, as far as this tab knows. A visitor in the server's HTML: it may be a page that everybody shares. */
export const useSession = (): SessionState =>
  useSyncExternalStore(
    listen,
    () => state,
    () => visitor,
  );

/** Looks at the session again after a navigation: an action may have ended it. */
export function useSessionAfterNavigation(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason to look
  useEffect(() => look(), [pathname]);
}

/** Ends this browser's session and everything it left here, in every tab (D2). Throws when the server cannot be reached. */
export async function logOut(): Promise<void> {
  const answer = await fetch(apiRoutes.me(), { method: 'DELETE' });
  if (!answer.ok) throw new Error('We couldn’t end the session.');
  sessionEnded();
}

/** What follows a session that has just been ended here: the other tabs go home, this one to `to`. */
export function sessionEnded(to: string = routes.home()): void {
  tellOtherTabs('SIGNED_OUT');
  leave(to);
}

let stopWatching: (() => void) | undefined;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function watch(): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') look();
  };
  const stopEvents = onSessionEvent(takeEvent);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  // A page out of the back/forward cache wakes up as it fell asleep.
  window.addEventListener('pageshow', onReturn);
  look();
  return () => {
    stopEvents();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('pageshow', onReturn);
  };
}

/** Section 4's events as they arrive from any tab, this one included. */
function takeEvent(event: SessionEvent): void {
  if (event === 'SIGNED_OUT') leave(routes.home());
  // These two say that there is a session: a browser that keeps none, no hint either, has to be told.
  else void ask(event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED');
}

/** Compares what this tab believes with the hint cookie, which every tab shares. */
function look(): void {
  noteRefresh();
  if (!hasSessionHint()) {
    if (state.is !== 'visitor' || readMark() !== null) sessionEnded();
    return;
  }
  if (state.is === 'visitor' || Date.now() - askedAt > trustedForMs) void ask();
}

async function ask(isSaidToBeThere = false): Promise<void> {
  if (!isSaidToBeThere && !hasSessionHint()) return;
  askedAt = Date.now();
  if (state.is === 'visitor') become({ is: 'asking' });
  try {
    const answer = await fetch(apiRoutes.me(), { cache: 'no-store' });
    // A service that is away says nothing about the session.
    if (!answer.ok) return;
    const { viewer, place }: { viewer: SessionViewer | null; place?: unknown } = await answer.json();
    knowProfilePlace(viewer && parseProfilePlace(place));
    if (viewer === null) endWithWarning();
    else enter(viewer);
  } catch {
    askedAt = 0;
  }
}

function enter(viewer: SessionViewer): void {
  noteRefresh();
  writeMark(hint() ?? '');
  const known = state.is === 'signed-in' ? state.viewer : null;
  if (known?.email === viewer.email && known.role === viewer.role) return;
  become({ is: 'signed-in', viewer });
  // Somebody else signed in, in another tab: what this one shows is the first one's.
  if (known !== null && known.email !== viewer.email && !isForVisitors(window.location.pathname))
    window.location.reload();
}

/** Section 4: an event that finds no session is a warning and a sign-out, here and in the other tabs. */
function endWithWarning(): void {
  tellOtherTabs('SIGNED_OUT');
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const from = isForVisitors(pathname) ? query.get('from') : pathname + search;
  const isWarned = pathname === routes.login() && query.get('notice') === 'session-ended';
  leave(routes.login(from ?? undefined, 'session-ended'), {
    evenFromVisitorsPages: pathname === routes.login() && !isWarned,
  });
}

/** D2: nothing of the session stays, and what shows it goes. Pages for visitors are left as they are. */
function leave(to: string, { evenFromVisitorsPages = false } = {}): void {
  clearBrowserStorage();
  knowProfilePlace(null);
  become(visitor);
  if (evenFromVisitorsPages || !isForVisitors(window.location.pathname)) window.location.replace(to);
}

function become(next: SessionState): void {
  if (next.is === state.is && next.is !== 'signed-in') return;
  state = next;
  for (const listener of listeners) listener();
}

/** Section 4's TOKEN_REFRESHED: the server refreshes, and its hint changes; the first tab that sees it tells the others. */
function noteRefresh(): void {
  const [now, marked] = [hint(), readMark()];
  if (marked !== null && now !== undefined && now !== marked) {
    writeMark(now);
    tellOtherTabs('TOKEN_REFRESHED');
  }
}

/** The hint cookie's value: another one with each refresh of the session. */
const hint = () => {
  const start = `${hostCookie(signedInCookieName, window.location.protocol === 'https:')}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
};

/** Whether this browser holds the cookie that comes with a session; after a sign-in, whether it keeps cookies. */
export const hasSessionHint = () => hint() !== undefined;

// A browser may refuse its storage; the hint cookie then carries on alone.
function readMark(): string | null {
  try {
    return window.localStorage.getItem(markKey);
  } catch {
    return null;
  }
}

function writeMark(value: string): void {
  try {
    window.localStorage.setItem(markKey, value);
  } catch {
    // See above.
  }
}

function clearBrowserStorage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = clearedPlaceCookie();
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      window[storage].clear();
    } catch {
      // See above.
    }
}
