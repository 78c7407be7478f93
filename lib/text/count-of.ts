import { locale } from '@/messages/locale';
/** '1,204', or '10,000+' where counting stopped; '0' also where it had met none by then. */
export const countOf = (count: number, isMore = false): string =>
  `${count.toLocaleString(locale)}${isMore && count > 0 ? '+' : ''}`;
