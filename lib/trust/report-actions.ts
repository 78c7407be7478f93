'use server';

import { headers } from 'next/headers';
import { defineAction } from '@/lib/action';
import { browserKey } from '@/lib/auth/browser-key';
import { networkTrace } from '@/lib/auth/shut-out';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import { viewerClient } from '@/lib/supabase/server';
import { reportActions as text } from '@/messages/trust/report';
import { reportSchema } from './report-schema';

/** Takes in what somebody says is wrong. The answer is the same whether it counts or not. */
export const sendReport = formAction(
  defineAction({
    name: 'sendReport',
    schema: reportSchema,
    access: async () => {
      const [asked, { data }] = await Promise.all([headers(), (await viewerClient()).auth.getUser()]);
      await takeLimit('report', asked, data.user ? { subject: data.user.id, isKnown: true } : {});
      return {
        reporterId: data.user?.id ?? null,
        network: networkTrace(asked),
        browserKey: await browserKey(),
      };
    },
    run: async ({ kind, id, reason, note, email }, reporter): Promise<{ isTold: boolean }> => {
      const { data: isThere } = await adminClient()
        .rpc('send_report', {
          subject_kind: kind,
          subject_id: id,
          reason,
          browser_key: reporter.browserKey,
          // The generated types know nothing of null in an argument.
          note: note as string,
          email: email as string,
          network_hash: reporter.network as string,
          reporter_id: reporter.reporterId as string,
        })
        .throwOnError();
      if (!isThere) throw new Refusal(text.thatIsNoLongerHere);
      return { isTold: email !== null };
    },
    failed: text.weCouldntSendYourReport,
  }),
  (form) => textsOf(form, ['kind', 'id', 'reason', 'note', 'email']),
);
