'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { locale } from '@/messages/locale';

const long: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
const short: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

/** A date in the visitor's time zone, 'November 18, 2026' or short 'Nov 18'; in UTC in the server's HTML. */
export function LocalDay({ date, isShort = false }: { date: string; isShort?: boolean }) {
  const formatDay = (timeZone?: string) =>
    new Date(date).toLocaleDateString(locale, { ...(isShort ? short : long), timeZone });
  const day = useBrowserValue(() => formatDay(), formatDay('UTC'));
  return <time dateTime={date}>{day}</time>;
}
