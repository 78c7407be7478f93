'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { formAction } from '@/lib/form-action';
import { handedInPlaceSchema } from '@/lib/places/handed-in-place';
import { Refusal } from '@/lib/result';
import { routes } from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { jobAlertOf, readJobAlert } from './alert-form';
import { toJobAlertRow } from './alert-row';
import { alertRefusal } from './alert-store';
import { alertMessages, handedInJobAlert } from './schema';

/** The secret of a mail is the authority here: whoever holds it may do this without an account (D29: by POST alone). */
const token = z.string().regex(/^[0-9a-f]{64}$/, alertMessages.gone);
const tokenOf = (form: FormData) => ({ token: String(form.get('token') ?? '') });

/** Confirms a guest's alert; its page then says so. */
export const confirmAlert = formAction(
  defineAction({
    name: 'confirmAlert',
    schema: z.object({ token }),
    access: everyone,
    run: async (alert): Promise<null> => {
      const { data, error } = await adminClient().rpc('confirm_job_alert', alert);
      if (error) throw alertRefusal(error);
      if (!data) throw new Refusal(alertMessages.gone);
      redirect(routes.alert(alert.token, { confirmed: true }));
    },
    failed: alertMessages.changeFailed,
  }),
  tokenOf,
);

/** Ends the mails of an alert, or every alert to its address; doing it twice is as good as once. */
export const stopAlert = formAction(
  defineAction({
    name: 'stopAlert',
    schema: z.object({ token, all: z.boolean() }),
    access: everyone,
    run: async ({ token: secret, all }) => {
      const { data, error } = await adminClient().rpc(all ? 'stop_all_alerts' : 'stop_alert', {
        token: secret,
      });
      if (error) throw error;
      if (!data) throw new Refusal(alertMessages.gone);
      return { all };
    },
    failed: alertMessages.changeFailed,
  }),
  (form) => ({ ...tokenOf(form), all: form.get('all') === 'true' }),
);

/** Lets a paused alert send again. */
export const resumeAlert = formAction(
  defineAction({
    name: 'resumeAlert',
    schema: z.object({ token }),
    access: everyone,
    run: async (alert) => {
      await change(alert.token, { status: 'active' });
      refresh();
      return null;
    },
    failed: alertMessages.changeFailed,
  }),
  tokenOf,
);

/** Deletes an alert for good. */
export const deleteAlert = formAction(
  defineAction({
    name: 'deleteAlert',
    schema: z.object({ token }),
    access: everyone,
    run: async (alert): Promise<null> => {
      const { error } = await adminClient().rpc('delete_alert', alert);
      if (error) throw error;
      // Gone before is gone, too.
      redirect(routes.alertDeleted());
    },
    failed: alertMessages.changeFailed,
  }),
  tokenOf,
);

/** Changes what a job alert is about and when it comes. */
export const editAlert = formAction(
  defineAction({
    name: 'editAlert',
    schema: handedInJobAlert(handedInPlaceSchema).extend({ token }),
    access: everyone,
    run: async ({ token: secret, ...form }): Promise<null> => {
      const { search, schedule } = jobAlertOf(form);
      await change(secret, toJobAlertRow(search, schedule));
      redirect(routes.alert(secret, { saved: true }));
    },
    failed: alertMessages.saveFailed,
  }),
  (form) => ({ ...readJobAlert(form), ...tokenOf(form) }),
);

async function change(secret: string, changes: object): Promise<void> {
  const { data, error } = await adminClient().rpc('change_alert', {
    token: secret,
    changes: changes as never,
  });
  if (error) throw alertRefusal(error);
  if (!data) throw new Refusal(alertMessages.gone);
}
