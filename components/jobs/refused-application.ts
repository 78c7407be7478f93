'use client';

import { useSyncExternalStore } from 'react';

/**
 * The address of the page whose job ended while its form was being filled in. Kept here because the page is rendered again with
 * the answer and takes the form away.
 */
let refusedAt: string | null = null;
const listeners = new Set<() => void>();

export function recordRefusedApplication() {
  refusedAt = window.location.pathname;
  for (const listener of listeners) listener();
}

/** Whether an application was refused on this page since it was loaded. */
export const useHasRefusedApplication = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => refusedAt === window.location.pathname,
    () => false,
  );
