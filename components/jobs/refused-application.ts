'use client';

import { useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';

/**
 * The path of the page whose job ended while its form was filled in. Stored here, because the server's response
 * re-renders the page without the form.
 */
let refusedPath: string | null = null;
const refusalSubscription = createSubscription();

export function recordRefusedApplication() {
  refusedPath = window.location.pathname;
  refusalSubscription.notify();
}

/** Whether an application was refused on this page since it loaded. */
export const useHasRefusedApplication = (): boolean =>
  useSyncExternalStore(
    refusalSubscription.subscribe,
    () => refusedPath === window.location.pathname,
    () => false,
  );
