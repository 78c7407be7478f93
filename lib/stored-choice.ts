'use client';

import { useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';

/**
 * A choice stored in localStorage under `key`. Null before a choice, and in the server's HTML, which visitors share. If
 * storage is blocked, the choice lasts until the page is reloaded.
 */
export function createStoredChoice<Choice extends string>(key: string, choices: readonly Choice[]) {
  const subscription = createSubscription({ includeOtherTabs: true });
  let inMemory: string | null = null;

  const getChoice = (): Choice | null => {
    let stored = inMemory;
    try {
      stored = window.localStorage.getItem(key);
    } catch {}
    return choices.find((choice) => choice === stored) ?? null;
  };

  return {
    useChoice: () => useSyncExternalStore(subscription.subscribe, getChoice, () => null),
    setChoice(choice: Choice | null): void {
      inMemory = choice;
      try {
        if (choice === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, choice);
      } catch {}
      subscription.notify();
    },
  };
}
