'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { browserKey } from '@/lib/auth/browser-key';
import { token as tokenField } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { textOf } from '@/lib/forms/read-form';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { alertMessages } from '@/messages/alerts/messages';
import { type AlertAsked, linkChanges } from './alert';
import { jobAlertOf, readJobAlert } from './alert-form';
import { toJobAlertRow } from './alert-row';
import { alertRefusal } from './change-alert';
import { jobAlertSubmission } from './schema';

/** The secret of a mail is the authority here: whoever holds it may do this without an account (D29: by POST alone). */
const token = tokenField(alertMessages.gone);
const tokenOf = (form: FormData) => ({ token: textOf(form, 'token') });

/** Confirms a guest's alert; its page then says so. */
export const confirmAlert = formAction(
  defineAction({
    name: 'confirmAlert',
    schema: z.object({ token }),
    access: everyone,
    run: async (alert): Promise<null> => {
      const { data, error } = await adminClient().rpc('confirm_job_alert', {
        ...alert,
        browser_key: await browserKey(),
      });
      if (error) throw alertRefusal(error);
      if (!data) throw new Refusal(alertMessages.gone);
      redirect(routes.alert(alert.token, { confirmed: true }));
    },
    failed: alertMessages.changeFailed,
  }),
  tokenOf,
);

/**
 * Ends the mails of an alert, or every alert to its address, or lets it go on; doing it twice is as good as once. The page
 * is not read anew: an alert that nobody confirmed is gone once it is stopped, and its page with it.
 */
export const changeAlertByLink = formAction(
  defineAction({
    name: 'changeAlertByLink',
    schema: z.object({ token, change: z.enum(linkChanges) }),
    access: everyone,
    run: async ({ token: secret, change }) => {
      const { data } =
        change === 'resume'
          ? await adminClient()
              .rpc('change_alert', { token: secret, changes: { status: 'active' } })
              .throwOnError()
          : await adminClient()
              .rpc(change === 'stop' ? 'stop_alert' : 'stop_all_alerts', { token: secret })
              .throwOnError();
      if (!data) throw new Refusal(alertMessages.gone);
      return { became: becomes[change] };
    },
    failed: alertMessages.changeFailed,
  }),
  (form) => ({ ...tokenOf(form), change: textOf(form, 'change') }),
);

const becomes = { stop: 'stopped', 'stop-all': 'all-stopped', resume: 'resumed' } as const;

/** Deletes an alert for good. */
export const deleteAlert = formAction(
  defineAction({
    name: 'deleteAlert',
    schema: z.object({ token }),
    access: everyone,
    run: async (alert): Promise<null> => {
      await adminClient().rpc('delete_alert', alert).throwOnError();
      // Gone before is gone, too.
      redirectAfterDeletion(routes.alertDeleted());
    },
    failed: alertMessages.changeFailed,
  }),
  tokenOf,
);

/** Changes what a job alert is about and when it comes. */
export const editAlert = formAction(
  defineAction({
    name: 'editAlert',
    schema: jobAlertSubmission(submittedPlaceSchema).extend({ token }),
    access: everyone,
    run: async ({ token: secret, ...form }): Promise<AlertAsked> => {
      const { search, schedule } = jobAlertOf(form);
      const { data, error } = await adminClient().rpc('change_alert', {
        token: secret,
        changes: toJobAlertRow(search, schedule),
      });
      if (error) throw alertRefusal(error);
      if (!data) throw new Refusal(alertMessages.gone);
      redirect(routes.alert(secret, { saved: true }));
    },
    failed: alertMessages.saveFailed,
  }),
  (form) => ({ ...readJobAlert(form), ...tokenOf(form) }),
);
