'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { actions as text } from '@/messages/postings/contact';
import { jobContactAnswers } from './job-contact';
import { toQuestion } from './queries';

/** Answers by the email's secret, without an account, whether applications may come to its mailbox. */
export const answerJobContact = formAction(
  defineAction({
    name: 'answerJobContact',
    schema: z.object({ token: z.string(), answer: z.enum(jobContactAnswers) }),
    access: everyone,
    run: async ({ token, answer }) => {
      const { data } = await publicClient()
        .rpc('answer_job_contact', {
          manage_token: token,
          is_wanted: answer === 'yes',
        })
        .throwOnError();
      if (data === null) throw new Refusal(text.aNewerEmailHasReplaced);
      refresh();
      return toQuestion(data);
    },
    failed: text.weCouldntSaveYourAnswer,
  }),
  (form) => textsOf(form, ['token', 'answer']),
);

/** Has a contact of the viewer's postings asked again whether it takes applications. */
export const askContactAgain = formAction(
  defineAction({
    name: 'askContactAgain',
    schema: z.object({ address: z.string() }),
    access: signedIn,
    run: async ({ address }) => {
      const client = await viewerClient();
      const { data: isAsked } = await client.rpc('ask_my_contact', { address }).throwOnError();
      if (!isAsked) throw new Refusal(text.weCantSendAnotherEmail);
      refresh();
      return { address };
    },
    failed: text.weCouldntSendTheEmail,
  }),
  (form) => textsOf(form, ['address']),
);
