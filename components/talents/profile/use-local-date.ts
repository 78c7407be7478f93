'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { todayIn } from '@/lib/talents/today';

const getTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The browser's time zone and ISO date. In the server's HTML the zone is '', and the date is that of the time zone
 * where each day begins last.
 */
export function useLocalDate(): { timeZone: string; today: string } {
  const timeZone = useBrowserValue(getTimeZone, '');
  return { timeZone, today: todayIn(timeZone) };
}
