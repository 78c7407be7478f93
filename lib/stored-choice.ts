'use client';

import { useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';

/**
 * A choice that this browser remembers under `key`. Null until it is made, and in the server's HTML, which visitors share;
 * where storage is refused, it lasts until the page is loaded again.
 */
export function createStoredChoice<Choice extends string>(key: string, choices: readonly Choice[]) {
  const changes = createSubscription({ hearsOtherTabs: true });
  let inMemory: string | null = null;

  const read = (): Choice | null => {
    let stored = inMemory;
    try {
      stored = window.localStorage.getItem(key);
    } catch {}
    return choices.find((choice) => choice === stored) ?? null;
  };

  return {
    useChoice: () => useSyncExternalStore(changes.subscribe, read, () => null),
    choose(choice: Choice | null): void {
      inMemory = choice;
      try {
        if (choice === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, choice);
      } catch {}
      changes.notify();
    },
  };
}
