'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { parseProfilePlace, setProfilePlace } from '@/components/places/visitor-place';
import * as apiRoutes from '@/lib/api-routes';
import type { Role } from '@/lib/auth/role';
import { isVisitorPage } from '@/lib/auth/visitor-pages';
import { hostCookie } from '@/lib/http/host-cookie';
import { toExpiredPlaceCookie } from '@/lib/places/place-cookie';
import * as routes from '@/lib/routes';
import { signedInCookieName } from '@/lib/supabase/session-cookie';
import { notifyOtherTabs, onSessionEvent, type SessionEvent } from './session-channel';

export type SessionViewer = { id: string; email: string; role: Role | null };

/** The session state of this tab. `loading`: the hint cookie is set and the server hasn't responded yet. */
type SessionState =
  | { status: 'visitor' }
  | { status: 'loading' }
  | { status: 'signed-in'; viewer: SessionViewer };

/**
 * Local storage key of the last seen hint cookie value. It lets a tab clear a session's data even if the session ended
 * elsewhere (D2).
 */
const storageKey = 'signedIn';
/** A tab checks the session again when it becomes visible after this time, because a session can end elsewhere. */
const recheckAfterMs = 60_000;

const visitor: SessionState = { status: 'visitor' };
let state: SessionState = visitor;
let checkedAt = 0;
const listeners = new Set<() => void>();

/** Returns the session state. The server's HTML always shows a visitor, because pages may be cached and shared. */
export const useSession = (): SessionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => visitor,
  );

/** Checks the session after a navigation, because an action may have ended it. */
export function useSessionCheckOnNavigation(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed path triggers the check
  useEffect(() => checkSession(), [pathname]);
}

/** Ends this browser's session in every tab and clears its data (D2). Throws when the server can't be reached. */
export async function logOut(): Promise<void> {
  const response = await fetch(apiRoutes.me(), { method: 'DELETE' });
  if (!response.ok) throw new Error('We couldn’t end the session.');
  handleSessionEnded();
}

/** Updates all tabs after the session ended: the other tabs go home, this one to `to`. */
function handleSessionEnded(to: string = routes.home()): void {
  notifyOtherTabs('SIGNED_OUT');
  onSignedOut(to);
}

let stopWatching: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= startWatching();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function startWatching(): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') checkSession();
  };
  const unsubscribe = onSessionEvent(handleSessionEvent);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  // A page from the back/forward cache still has its old state.
  window.addEventListener('pageshow', onReturn);
  checkSession();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('pageshow', onReturn);
  };
}

function handleSessionEvent(event: SessionEvent): void {
  if (event === 'SIGNED_OUT') onSignedOut(routes.home());
  // These two events mean that a session exists, so check even without a hint cookie, which a browser may block.
  else void fetchSession(event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED');
}

/** Compares the state of this tab with the hint cookie, which all tabs share. */
function checkSession(): void {
  broadcastRefresh();
  if (!hasSessionHint()) {
    if (state.status !== 'visitor' || getStoredHint() !== null) handleSessionEnded();
    return;
  }
  if (state.status === 'visitor' || Date.now() - checkedAt > recheckAfterMs) void fetchSession();
}

async function fetchSession(isExpected = false): Promise<void> {
  if (!isExpected && !hasSessionHint()) return;
  checkedAt = Date.now();
  if (state.status === 'visitor') setState({ status: 'loading' });
  try {
    const response = await fetch(apiRoutes.me(), { cache: 'no-store' });
    // An error of the service doesn't show whether the session still exists.
    if (!response.ok) return;
    const { viewer, place }: { viewer: SessionViewer | null; place?: unknown } = await response.json();
    setProfilePlace(viewer && parseProfilePlace(place));
    if (viewer === null) handleMissingSession();
    else onSignedIn(viewer);
  } catch {
    checkedAt = 0;
  }
}

function onSignedIn(viewer: SessionViewer): void {
  broadcastRefresh();
  storeHint(getSessionHint() ?? '');
  const previous = state.status === 'signed-in' ? state.viewer : null;
  if (previous?.email === viewer.email && previous.role === viewer.role) return;
  setState({ status: 'signed-in', viewer });
  // Another person signed in in another tab, so reload to remove the first person's data from this page.
  if (previous !== null && previous.email !== viewer.email && !isVisitorPage(window.location.pathname))
    window.location.reload();
}

/** Signs out in all tabs with a warning, because the server has no session (specification, section 4). */
function handleMissingSession(): void {
  notifyOtherTabs('SIGNED_OUT');
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const from = isVisitorPage(pathname) ? query.get('from') : pathname + search;
  const isWarned = pathname === routes.login() && query.get('notice') === 'session-ended';
  onSignedOut(routes.login(from ?? undefined, 'session-ended'), {
    isForced: pathname === routes.login() && !isWarned,
  });
}

/** Clears all stored data (D2) and goes to `to`. A page for visitors stays open, unless `isForced` is set. */
function onSignedOut(to: string, { isForced = false } = {}): void {
  clearBrowserStorage();
  setProfilePlace(null);
  setState(visitor);
  if (isForced || !isVisitorPage(window.location.pathname)) window.location.replace(to);
}

function setState(next: SessionState): void {
  if (next.status === state.status && next.status !== 'signed-in') return;
  state = next;
  for (const listener of listeners) listener();
}

/**
 * The specification's TOKEN_REFRESHED (section 4): a refresh on the server changes the hint cookie, and the first tab
 * that sees it notifies the others.
 */
function broadcastRefresh(): void {
  const [now, stored] = [getSessionHint(), getStoredHint()];
  if (stored !== null && now !== undefined && now !== stored) {
    storeHint(now);
    notifyOtherTabs('TOKEN_REFRESHED');
  }
}

/** Returns the hint cookie's value, which changes with each refresh of the session. */
const getSessionHint = () => {
  const start = `${hostCookie(signedInCookieName, window.location.protocol === 'https:')}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
};

/** Returns whether the hint cookie is set. After a sign-in, false means that the browser blocks cookies. */
export const hasSessionHint = () => getSessionHint() !== undefined;

// If the browser blocks local storage, only the hint cookie is used.
function getStoredHint(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeHint(value: string): void {
  try {
    window.localStorage.setItem(storageKey, value);
  } catch {
    // Storage is blocked.
  }
}

function clearBrowserStorage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = toExpiredPlaceCookie();
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      window[storage].clear();
    } catch {
      // Storage is blocked.
    }
}
