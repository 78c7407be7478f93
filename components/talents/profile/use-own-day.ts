'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { dayIn } from '@/lib/talents/day';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The person's time zone and day; in the server's HTML the zone is '' and the day the earliest that anybody has. */
export function useOwnDay(): { timeZone: string; today: string } {
  const timeZone = useBrowserValue(ownZone, '');
  return { timeZone, today: dayIn(timeZone) };
}
