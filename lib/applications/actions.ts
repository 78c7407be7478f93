'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { assertNotBanned } from '@/lib/auth/bans';
import { getOrCreateBrowserKey } from '@/lib/auth/browser-key';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { logError } from '@/lib/log';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { removeOrphanedUploads } from '@/lib/uploads/cv-store';
import { submit, actions as text } from '@/messages/applications/form';
import { createApplication } from './create-application';
import { parseApplicationForm } from './parse-application-form';
import { applicationSchema } from './schema';

/** Submits the application form, with a file or with the ticket of an uploaded file. */
export const submitApplication = formAction(
  defineAction({
    name: 'submitApplication',
    schema: applicationSchema,
    access: async () => {
      const client = await viewerClient();
      const { data } = await client.auth.getUser();
      await enforceRateLimit(
        'apply',
        await headers(),
        data.user ? { subject: data.user.id, isOwner: true } : {},
      );
      await assertNotBanned();
      return { client, viewerId: data.user?.id ?? null, browserKey: await getOrCreateBrowserKey() };
    },
    run: createApplication,
    failureMessage: submit.failed,
  }),
  parseApplicationForm,
);

/**
 * Confirms the address of an application by its receipt's secret, so that replies are emailed. Redirects to the
 * application's page.
 */
export const confirmApplication = formAction(
  defineAction({
    name: 'confirmApplication',
    schema: z.object({ token: z.string() }),
    access: allowAnyone,
    run: async ({ token }): Promise<null> => {
      const { data: isConfirmed } = await (await viewerClient())
        .rpc('confirm_application', {
          manage_token: token,
          browser_key: await getOrCreateBrowserKey(),
        })
        .throwOnError();
      if (!isConfirmed) throw new UserError(text.notFound);
      redirect(routes.application(token, { confirmed: true }));
    },
    failureMessage: text.confirmFailed,
  }),
  (form) => getFormTexts(form, ['token']),
);

/**
 * Withdraws and deletes an application, by its receipt's secret or by the id of one of the viewer's own. Redirects to
 * a confirmation page.
 */
export const withdrawApplication = formAction(
  defineAction({
    name: 'withdrawApplication',
    schema: z.union([z.object({ token: z.string() }), z.object({ id: z.guid() })]),
    access: allowAnyone,
    run: async (key) => {
      const { data: isDeleted } =
        'token' in key
          ? await publicClient().rpc('delete_application', { manage_token: key.token }).throwOnError()
          : await (await viewerClient())
              .rpc('delete_my_application', { application_id: key.id })
              .throwOnError();
      if (!isDeleted) throw new UserError(text.notFound);
      // If storage is unreachable, the scheduled clean-up deletes the file.
      await removeOrphanedUploads(20).catch((error) => logError('withdrawApplication', error));
      redirectAfterDeletion(routes.application('erased'));
    },
    failureMessage: text.deleteFailed,
  }),
  (form) => (form.has('id') ? getFormTexts(form, ['id']) : getFormTexts(form, ['token'])),
);
