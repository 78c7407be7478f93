'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { locale } from '@/messages/locale';

const long: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
const short: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

/**
 * The day of a moment where the visitor is, 'November 18, 2026' or in short 'Nov 18'; the server, which does not know where, writes
 * that of UTC.
 */
export function LocalDay({ date, isShort = false }: { date: string; isShort?: boolean }) {
  const dayOf = (timeZone?: string) =>
    new Date(date).toLocaleDateString(locale, { ...(isShort ? short : long), timeZone });
  const day = useBrowserValue(() => dayOf(), dayOf('UTC'));
  return <time dateTime={date}>{day}</time>;
}
