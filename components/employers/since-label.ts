import { site } from '@/lib/site';
import { sinceLabel as text } from '@/messages/employers';
import { locale } from '@/messages/locale';

/** Returns 'On Doorstep since November 2026'. */
export const sinceLabel = (since: string): string =>
  text.since({
    siteName: site.name,
    month: new Date(since).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  });
