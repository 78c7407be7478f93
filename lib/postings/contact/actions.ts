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
      if (data === null) throw new Refusal('A newer email has replaced this one. Please use the link in it.');
      refresh();
      return toQuestion(data);
    },
    failed: 'We couldn’t save your answer. Please try again.',
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
      if (!isAsked) throw new Refusal('We can’t send another email there today. Please try again tomorrow.');
      refresh();
      return { address };
    },
    failed: 'We couldn’t send the email. Please try again.',
  }),
  (form) => textsOf(form, ['address']),
);
