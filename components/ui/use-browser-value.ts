'use client';

import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** A constant that only the browser has; `serverValue` in the server's HTML and during hydration. */
export const useBrowserValue = <Value>(getValue: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(noSubscription, getValue, () => serverValue);

/** False in the server's HTML and during hydration, then true. */
export const useIsHydrated = (): boolean => useBrowserValue(() => true, false);
