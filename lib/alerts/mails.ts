import 'server-only';
import { z } from 'zod';
import * as apiRoutes from '@/lib/api-routes';
import type { Mail } from '@/lib/email/mail';
import type { ComposeMail } from '@/lib/email/outbox';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { alertMail } from '@/lib/email/templates/alert';
import { alertConfirmation } from '@/lib/email/templates/alert-confirmation';
import { env } from '@/lib/env';
import { convertKmToMiles } from '@/lib/places/miles';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';
import { shared } from '@/messages/email';
import type { JobAlert, MailedAlert } from './alert';
import { toMailedAlert } from './alert-row';
import { alertSentence, scheduleSentence } from './alert-sentence';
import { getAlertPlaceName, getAlertSearchPath, toJobEntry, toTalentEntry } from './mail-entries';

/**
 * Composes the mails about alerts. Contents are read at send time, so ended jobs and hidden talents are left out. A
 * composer returns null, and no mail is sent, if nothing is left or the alert was stopped.
 */
export const alertMails: Readonly<Record<string, ComposeMail>> = {
  'alert-confirmation': async (payload) => {
    const found = await getUnconfirmedAlert(confirmationPayloadSchema.parse(payload).alertId);
    if (!found) return null;
    const { search, schedule } = found.alert;
    const radius = `${search.radiusKm} km`;
    return alertConfirmation({
      place: sanitizeMailName(getAlertPlaceName(found.alert), shared.fallbackNames.place),
      within: found.alert.inMiles ? convertKmToMiles(radius) : radius,
      schedule: scheduleSentence(schedule),
      confirmUrl: toAbsoluteUrl(routes.confirmAlert(found.manageToken)),
      postalAddress: env().mailPostalAddress,
    });
  },
  'job-alert': composeAlertMail,
  'talent-alert': composeAlertMail,
};

async function composeAlertMail(payload: unknown): Promise<Mail | null> {
  const { data } = await serviceClient()
    .rpc('get_alert_mail_content', { mail_id: alertPayloadSchema.parse(payload).mailId })
    .throwOnError();
  if (data === null) return null;
  const { alert: alertRow, manage_token, total, found } = alertMailContentSchema.parse(data);
  const alert = toMailedAlert(alertRow);
  const searchUrl = toAbsoluteUrl(getAlertSearchPath(alert));
  const convertUnits = (sentence: string) => (alert.inMiles ? convertKmToMiles(sentence) : sentence);
  return alertMail(alert.kind, {
    placeName: getAlertPlaceName(alert),
    sentence: convertUnits(alertSentence(alert)),
    entries: found.map((row) =>
      alert.kind === 'job' ? toJobEntry(row, convertUnits) : toTalentEntry(row, searchUrl, convertUnits),
    ),
    total,
    searchUrl,
    ...getManagementLinks(alert, manage_token),
  });
}

const confirmationPayloadSchema = z.object({ alertId: z.guid() });
const alertPayloadSchema = z.object({ mailId: z.guid() });
const alertMailContentSchema = z.object({
  alert: z.unknown(),
  manage_token: z.string(),
  total: z.number(),
  found: z.array(z.unknown()),
});

/** Links to change or stop an alert: in the account, or by the mail's token for guests. */
function getManagementLinks(alert: MailedAlert, token: string) {
  const listPath = alert.kind === 'job' ? routes.jobAlerts() : routes.talentAlerts();
  return {
    settingsUrl: toAbsoluteUrl(alert.hasAccount ? listPath : routes.alert(token)),
    unsubscribeUrl: toAbsoluteUrl(routes.unsubscribe(token)),
    oneClickUrl: toAbsoluteUrl(apiRoutes.unsubscribe(token)),
    postalAddress: env().mailPostalAddress,
  };
}

/** An unconfirmed alert by id; null once it is confirmed, deleted or suppressed. */
async function getUnconfirmedAlert(id: string): Promise<{ alert: JobAlert; manageToken: string } | null> {
  const { data: row } = await serviceClient()
    .from('alerts')
    .select('manage_token, address')
    .match({ id, status: 'unconfirmed' })
    .maybeSingle()
    .throwOnError();
  if (!row?.address || (await isSuppressed(row.address))) return null;
  const { data } = await serviceClient()
    .rpc('get_alert_by_token', { token: row.manage_token })
    .throwOnError();
  const alert = data === null ? null : toMailedAlert(data);
  return alert?.kind === 'job' ? { alert, manageToken: row.manage_token } : null;
}

/**
 * Whether the address was suppressed after the mail was queued. 'unsubscribe-all' doesn't count, so that its owner can
 * confirm a new alert.
 */
async function isSuppressed(address: string): Promise<boolean> {
  const { data } = await serviceClient()
    .from('email_suppressions')
    .select('reason')
    .eq('address', address)
    .maybeSingle()
    .throwOnError();
  return data !== null && data.reason !== 'unsubscribe-all';
}

const toAbsoluteUrl = (path: string) => `${env().siteUrl}${path}`;
