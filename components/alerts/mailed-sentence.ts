import type { MailedAlert } from '@/lib/alerts/alert';
import { jobAlertSentence, talentAlertSentence } from '@/lib/alerts/alert-sentence';

/** Either kind of alert in words. */
export const mailedSentence = (alert: MailedAlert): string =>
  alert.kind === 'job' ? jobAlertSentence(alert) : talentAlertSentence(alert);
