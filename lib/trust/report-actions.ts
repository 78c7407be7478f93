'use server';

import { headers } from 'next/headers';
import { defineAction } from '@/lib/action';
import { getNetworkFingerprint } from '@/lib/auth/bans';
import { getOrCreateBrowserKey } from '@/lib/auth/browser-key';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { reportActions as text } from '@/messages/trust/report';
import { reportSchema } from './report-schema';

/** Submits a report. The response doesn't reveal whether the report counts. */
export const sendReport = formAction(
  defineAction({
    name: 'sendReport',
    schema: reportSchema,
    access: async () => {
      const [requestHeaders, { data }] = await Promise.all([
        headers(),
        (await viewerClient()).auth.getUser(),
      ]);
      await enforceRateLimit(
        'report',
        requestHeaders,
        data.user ? { subject: data.user.id, isOwner: true } : {},
      );
      return {
        reporterId: data.user?.id ?? null,
        network: getNetworkFingerprint(requestHeaders),
        browserKey: await getOrCreateBrowserKey(),
      };
    },
    run: async ({ kind, id, reason, note, email }, reporter): Promise<{ willNotify: boolean }> => {
      const { data: isAccepted } = await serviceClient()
        .rpc('send_report', {
          subject_kind: kind,
          subject_id: id,
          reason,
          browser_key: reporter.browserKey,
          // The generated types don't allow null in an argument.
          note: note as string,
          email: email as string,
          network_hash: reporter.network as string,
          reporter_id: reporter.reporterId as string,
        })
        .throwOnError();
      if (!isAccepted) throw new UserError(text.subjectDeleted);
      return { willNotify: email !== null };
    },
    failureMessage: text.sendFailed,
  }),
  (form) => getFormTexts(form, ['kind', 'id', 'reason', 'note', 'email']),
);
