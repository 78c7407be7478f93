import type { Mail } from '@/lib/email/mail';
import { alert as text } from '@/messages/email';
import { type AlertLetter, alertLetter } from './job-alert';

/** To a company: talents who are new to one alert, with no more of them than everybody may see (D25). */
export const talentAlert = (alert: AlertLetter): Mail =>
  alertLetter(alert, { found: text.talentsFound, all: text.allTalents });
