'use client';

import { useSyncExternalStore } from 'react';
import { isTimeZone } from './alert-time-zone';

/** The time zone of this browser, if it has one that we know; else ''. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : '';
}

const subscribe = () => () => {};

/** The same for a component; '' in the server's HTML. */
export const useOwnZone = (): string => useSyncExternalStore(subscribe, ownZone, () => '');
