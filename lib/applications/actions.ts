'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { browserKey } from '@/lib/auth/browser-key';
import { refuseShutOut } from '@/lib/auth/shut-out';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { logFault } from '@/lib/log';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { removeOrphanedUploads } from '@/lib/uploads/cv-store';
import { actions as text } from '@/messages/applications/form';
import { readApplicationForm } from './read-form';
import { applicationSchema } from './schema';
import { submit, submitFailed } from './submit';

const noLonger = text.thisApplicationNoLongerExists;

/** Hands in the application form; with a file or with the ticket of an uploaded one. */
export const submitApplication = formAction(
  defineAction({
    name: 'submitApplication',
    schema: applicationSchema,
    access: async () => {
      const client = await viewerClient();
      const { data } = await client.auth.getUser();
      await takeLimit('apply', await headers(), data.user ? { subject: data.user.id, isKnown: true } : {});
      await refuseShutOut();
      return { client, viewerId: data.user?.id ?? null, browserKey: await browserKey() };
    },
    run: submit,
    failed: submitFailed,
  }),
  readApplicationForm,
);

/** Says that the address of a receipt's secret is one's own: from now on updates go there. Leads back to the page, which says so. */
export const confirmApplication = formAction(
  defineAction({
    name: 'confirmApplication',
    schema: z.object({ token: z.string() }),
    access: everyone,
    run: async ({ token }): Promise<null> => {
      const { data: isConfirmed } = await (await viewerClient())
        .rpc('confirm_application', {
          manage_token: token,
          browser_key: await browserKey(),
        })
        .throwOnError();
      if (!isConfirmed) throw new Refusal(noLonger);
      redirect(routes.application(token, { confirmed: true }));
    },
    failed: text.weCouldntConfirmYourEmail,
  }),
  (form) => textsOf(form, ['token']),
);

/** Withdraws and erases the application of a receipt's secret, or one of the viewer's account; leads to a page that says so. */
export const withdrawApplication = formAction(
  defineAction({
    name: 'withdrawApplication',
    schema: z.union([z.object({ token: z.string() }), z.object({ id: z.guid() })]),
    access: everyone,
    run: async (which) => {
      const { data: isErased } =
        'token' in which
          ? await publicClient().rpc('erase_application', { manage_token: which.token }).throwOnError()
          : await (await viewerClient())
              .rpc('erase_my_application', { application_id: which.id })
              .throwOnError();
      if (!isErased) throw new Refusal(noLonger);
      // The file goes now; should storage be out of reach, the scheduled clean-up takes it.
      await removeOrphanedUploads(20).catch((fault) => logFault('withdrawApplication', fault));
      redirectAfterDeletion(routes.application('erased'));
    },
    failed: text.weCouldntDeleteTheApplication,
  }),
  (form) => (form.has('id') ? textsOf(form, ['id']) : textsOf(form, ['token'])),
);
