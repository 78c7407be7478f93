'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { getOrCreateBrowserKey } from '@/lib/auth/browser-key';
import { token as tokenField } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { getFormText } from '@/lib/forms/form-data';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';
import { alertMessages } from '@/messages/alerts/messages';
import { type AlertRequestResult, linkChanges } from './alert';
import { parseJobAlertForm, toJobAlertSettings } from './alert-form';
import { toJobAlertRow } from './alert-row';
import { toAlertError } from './change-alert';
import { jobAlertSubmission } from './schema';

/** The token of a mail authorizes these actions without an account, by POST only (D29). */
const tokenSchema = tokenField(alertMessages.notFound);
const parseToken = (form: FormData) => ({ token: getFormText(form, 'token') });

/** Confirms a guest's alert and redirects to its page. */
export const confirmAlert = formAction(
  defineAction({
    name: 'confirmAlert',
    schema: z.object({ token: tokenSchema }),
    access: allowAnyone,
    run: async ({ token }): Promise<null> => {
      const { data, error } = await serviceClient().rpc('confirm_job_alert', {
        token,
        browser_key: await getOrCreateBrowserKey(),
      });
      if (error) throw toAlertError(error);
      if (!data) throw new UserError(alertMessages.notFound);
      redirect(routes.alert(token, { confirmed: true }));
    },
    failureMessage: alertMessages.changeFailed,
  }),
  parseToken,
);

/**
 * Stops or resumes an alert, or stops all alerts to its address. Idempotent. The page is not refreshed: stopping an
 * unconfirmed alert deletes it and its page.
 */
export const changeAlertByLink = formAction(
  defineAction({
    name: 'changeAlertByLink',
    schema: z.object({ token: tokenSchema, change: z.enum(linkChanges) }),
    access: allowAnyone,
    run: async ({ token, change }) => {
      const { data } =
        change === 'resume'
          ? await serviceClient()
              .rpc('change_alert', { token, changes: { status: 'active' } })
              .throwOnError()
          : await serviceClient()
              .rpc(change === 'stop' ? 'stop_alert' : 'stop_all_alerts', { token })
              .throwOnError();
      if (!data) throw new UserError(alertMessages.notFound);
      return { result: changeResults[change] };
    },
    failureMessage: alertMessages.changeFailed,
  }),
  (form) => ({ ...parseToken(form), change: getFormText(form, 'change') }),
);

const changeResults = { stop: 'stopped', 'stop-all': 'all-stopped', resume: 'resumed' } as const;

export const deleteAlert = formAction(
  defineAction({
    name: 'deleteAlert',
    schema: z.object({ token: tokenSchema }),
    access: allowAnyone,
    run: async ({ token }): Promise<null> => {
      await serviceClient().rpc('delete_alert', { token }).throwOnError();
      // An alert that was already deleted counts as deleted.
      redirectAfterDeletion(routes.alertDeleted());
    },
    failureMessage: alertMessages.changeFailed,
  }),
  parseToken,
);

/** Updates the search and the schedule of a job alert. */
export const editAlert = formAction(
  defineAction({
    name: 'editAlert',
    schema: jobAlertSubmission(submittedPlaceSchema).extend({ token: tokenSchema }),
    access: allowAnyone,
    run: async ({ token, ...form }): Promise<AlertRequestResult> => {
      const { search, schedule } = toJobAlertSettings(form);
      const { data, error } = await serviceClient().rpc('change_alert', {
        token,
        changes: toJobAlertRow(search, schedule),
      });
      if (error) throw toAlertError(error);
      if (!data) throw new UserError(alertMessages.notFound);
      redirect(routes.alert(token, { saved: true }));
    },
    failureMessage: alertMessages.saveFailed,
  }),
  (form) => ({ ...parseJobAlertForm(form), ...parseToken(form) }),
);
