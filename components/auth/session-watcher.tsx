'use client';

import { useSession, useSessionCheckOnNavigation } from './session';

/** Handles session events (specification, section 4) on pages that don't show the account. */
export function SessionWatcher() {
  useSession();
  useSessionCheckOnNavigation();
  return null;
}
