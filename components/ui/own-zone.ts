'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { isTimeZone } from '@/lib/alerts/alert-time-zone';

/** The time zone of this browser, if it has one that we know; else ''. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : '';
}

/** The same for a component; '' in the server's HTML. */
export const useOwnZone = (): string => useBrowserValue(ownZone, '');
