import { locale } from '@/messages/locale';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats '2026-12-01' as 'Dec 1, 2026'. */
export const dayLabel = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
