import 'server-only';
import { z } from 'zod';
import * as apiRoutes from '@/lib/api-routes';
import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import type { Compose } from '@/lib/email/outbox';
import { alertMail } from '@/lib/email/templates/alert';
import { alertConfirmation } from '@/lib/email/templates/alert-confirmation';
import { env } from '@/lib/env';
import { inMiles } from '@/lib/places/in-miles';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { shared } from '@/messages/email';
import type { JobAlert, MailedAlert } from './alert';
import { toMailedAlert } from './alert-row';
import { alertSentence, scheduleSentence } from './alert-sentence';
import { jobEntry, nearOf, searchOfAlert, talentEntry } from './mail-entries';

/**
 * How the mails of this room are written. What they list is read when they are sent: nothing that has ended, nobody who
 * hid meanwhile, and no mail at all where nothing is left or the alert was stopped.
 */
export const alertMails: Readonly<Record<string, Compose>> = {
  'alert-confirmation': async (payload) => {
    const found = await findUnconfirmed(askedSchema.parse(payload).alertId);
    if (!found) return null;
    const { search, schedule } = found.alert;
    const radius = `${search.radiusKm} km`;
    return alertConfirmation({
      place: mailName(nearOf(found.alert), shared.nameless.place),
      within: found.alert.inMiles ? inMiles(radius) : radius,
      schedule: scheduleSentence(schedule),
      confirmUrl: absolute(routes.confirmAlert(found.manageToken)),
      postalAddress: env().mailPostalAddress,
    });
  },
  'job-alert': writeFound,
  'talent-alert': writeFound,
};

async function writeFound(payload: unknown): Promise<Mail | null> {
  const { data } = await adminClient()
    .rpc('open_alert_mail', { mail_id: writtenSchema.parse(payload).mailId })
    .throwOnError();
  if (data === null) return null;
  const { alert: answer, manage_token, total, found } = openedSchema.parse(data);
  const alert = toMailedAlert(answer);
  const searchUrl = absolute(searchOfAlert(alert));
  const inUnit = (sentence: string) => (alert.inMiles ? inMiles(sentence) : sentence);
  return alertMail(alert.kind, {
    placeName: nearOf(alert),
    sentence: inUnit(alertSentence(alert)),
    entries: found.map((row) =>
      alert.kind === 'job' ? jobEntry(row, inUnit) : talentEntry(row, searchUrl, inUnit),
    ),
    total,
    searchUrl,
    ...waysOut(alert, manage_token),
  });
}

const askedSchema = z.object({ alertId: z.guid() });
const writtenSchema = z.object({ mailId: z.guid() });
const openedSchema = z.object({
  alert: z.unknown(),
  manage_token: z.string(),
  total: z.number(),
  found: z.array(z.unknown()),
});

/** Where an account's owner, or a guest by the mail's secret, changes or ends an alert. */
function waysOut(alert: MailedAlert, token: string) {
  const own = alert.kind === 'job' ? routes.jobAlerts() : routes.talentAlerts();
  return {
    settingsUrl: absolute(alert.hasAccount ? own : routes.alert(token)),
    unsubscribeUrl: absolute(routes.unsubscribe(token)),
    oneClickUrl: absolute(apiRoutes.unsubscribe(token)),
    postalAddress: env().mailPostalAddress,
  };
}

/** An alert that waits for its guest's word; null once it has it, or is gone. */
async function findUnconfirmed(id: string): Promise<{ alert: JobAlert; manageToken: string } | null> {
  const { data: row } = await adminClient()
    .from('alerts')
    .select('manage_token, address')
    .match({ id, status: 'unconfirmed' })
    .maybeSingle()
    .throwOnError();
  if (!row?.address || (await isStopped(row.address))) return null;
  const { data, error: lost } = await adminClient().rpc('find_alert', { token: row.manage_token });
  if (lost) throw lost;
  const alert = data === null ? null : toMailedAlert(data);
  return alert?.kind === 'job' ? { alert, manageToken: row.manage_token } : null;
}

/** Since the mail was written. Who wanted no alerts may still confirm a new one. */
async function isStopped(address: string): Promise<boolean> {
  const { data } = await adminClient()
    .from('stopped_addresses')
    .select('reason')
    .eq('address', address)
    .maybeSingle()
    .throwOnError();
  return data !== null && data.reason !== 'unsubscribe-all';
}

const absolute = (path: string) => `${env().siteUrl}${path}`;
