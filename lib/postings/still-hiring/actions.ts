'use server';

import { refresh, updateTag } from 'next/cache';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { tagsOfJob } from '@/lib/cache/cache-tags';
import { listingTagsOf } from '@/lib/cache/listing-tags';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { announceLaterById } from '@/lib/jobs/index-now';
import { Refusal } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { actions as text } from '@/messages/postings/still-hiring';
import { stillHiringAnswers } from './question';

const answered = z.object({
  state: z.enum(['open', 'paused', 'closed', 'expired', 'held']),
  id: z.string(),
  slug: z.string(),
  employerId: z.string(),
  stateSlug: z.string(),
  citySlug: z.string(),
});

/** Answers 'Still hiring?' by the mail's secret, without an account. What became of the job. */
export const answerStillHiring = formAction(
  defineAction({
    name: 'answerStillHiring',
    schema: z.object({ token: z.string(), answer: z.enum(stillHiringAnswers) }),
    access: everyone,
    run: async ({ token, answer }) => {
      const { data } = await publicClient()
        .rpc('answer_still_hiring', {
          manage_token: token,
          is_hiring: answer === 'yes',
        })
        .throwOnError();
      if (data === null) throw new Refusal(text.aNewerEmailHasReplaced);
      const job = answered.parse(data);
      for (const tag of [...tagsOfJob(job), ...(await listingTagsOf([job.id]))]) updateTag(tag);
      announceLaterById([job.id]);
      refresh();
      return { state: job.state };
    },
    failed: text.weCouldntSaveYourAnswer,
  }),
  (form) => textsOf(form, ['token', 'answer']),
);
