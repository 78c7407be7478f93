import { locale } from '@/messages/locale';

const counts = new Intl.NumberFormat(locale);

/** '1,204', or '10,000+' where counting stopped; '0' also where it had met none by then. */
export const countOf = (count: number, isMore = false): string =>
  `${counts.format(count)}${isMore && count > 0 ? '+' : ''}`;
