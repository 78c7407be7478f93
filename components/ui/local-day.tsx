'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { locale } from '@/messages/locale';

const dayOf = (date: string, timeZone?: string) =>
  new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone });

/** The day of a moment where the visitor is, 'November 18, 2026'; the server, which does not know where, writes that of UTC. */
export function LocalDay({ date }: { date: string }) {
  const day = useBrowserValue(() => dayOf(date), dayOf(date, 'UTC'));
  return <time dateTime={date}>{day}</time>;
}
