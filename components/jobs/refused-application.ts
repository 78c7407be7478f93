'use client';

import { useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';

/**
 * The address of the page whose job ended while its form was being filled in. Kept here because the page is rendered again with
 * the answer and takes the form away.
 */
let refusedAt: string | null = null;
const refusals = createSubscription();

export function recordRefusedApplication() {
  refusedAt = window.location.pathname;
  refusals.notify();
}

/** Whether an application was refused on this page since it was loaded. */
export const useHasRefusedApplication = (): boolean =>
  useSyncExternalStore(
    refusals.subscribe,
    () => refusedAt === window.location.pathname,
    () => false,
  );
