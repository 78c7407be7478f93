'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows and that does not change; the server's HTML and the hydration have `server`. */
export const useBrowserValue = <Value>(inBrowser: () => Value, server: Value): Value =>
  useSyncExternalStore(never, inBrowser, () => server);

/** False in the server's HTML and while hydrating, true afterwards. */
export const useIsLive = (): boolean => useBrowserValue(() => true, false);
