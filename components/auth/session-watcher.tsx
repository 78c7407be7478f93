'use client';

import { useSession, useSessionAfterNavigation } from './session';

/** Takes part in section 4's events on pages that do not show who is signed in. */
export function SessionWatcher() {
  useSession();
  useSessionAfterNavigation();
  return null;
}
