import type { Mail } from '@/lib/email/mail';
import { type AlertLetter, alertLetter } from './job-alert';

/** To a company: talents who are new to one alert, with no more of them than everybody may see (D25). */
export const talentAlert = (alert: AlertLetter): Mail =>
  alertLetter(alert, {
    what: alert.total === 1 ? 'new talent' : 'new talents',
    all: 'See their profiles and contact them',
  });
