'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { actions as text } from '@/messages/postings/contact';
import { jobContactResponses } from './job-contact';
import { toJobContactQuestion } from './queries';

/** Records whether a contact accepts applications. Needs the token of the email, but no account. */
export const respondToJobContact = formAction(
  defineAction({
    name: 'respondToJobContact',
    schema: z.object({ token: z.string(), answer: z.enum(jobContactResponses) }),
    access: allowAnyone,
    run: async ({ token, answer }) => {
      const { data } = await publicClient()
        .rpc('respond_to_job_contact', {
          manage_token: token,
          accepts_applications: answer === 'yes',
        })
        .throwOnError();
      if (data === null) throw new UserError(text.linkReplaced);
      refresh();
      return toJobContactQuestion(data);
    },
    failureMessage: text.saveFailed,
  }),
  (form) => getFormTexts(form, ['token', 'answer']),
);

/** Emails the consent request to a contact of the viewer's postings again. */
export const resendContactRequest = formAction(
  defineAction({
    name: 'resendContactRequest',
    schema: z.object({ address: z.string() }),
    access: signedIn,
    run: async ({ address }) => {
      const client = await viewerClient();
      const { data: isSent } = await client.rpc('email_my_contact', { address }).throwOnError();
      if (!isSent) throw new UserError(text.emailLimitReached);
      refresh();
      return { address };
    },
    failureMessage: text.sendFailed,
  }),
  (form) => getFormTexts(form, ['address']),
);
