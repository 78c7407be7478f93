'use server';

import { refresh, updateTag } from 'next/cache';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { getJobTags } from '@/lib/cache/cache-tags';
import { getJobListingTags } from '@/lib/cache/listing-tags';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { scheduleIndexNowById } from '@/lib/jobs/index-now';
import { UserError } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { actions as text } from '@/messages/postings/still-hiring';
import { stillHiringResponses } from './question';

const responseSchema = z.object({
  state: z.enum(['open', 'paused', 'closed', 'expired', 'held']),
  id: z.string(),
  slug: z.string(),
  employerId: z.string(),
  stateSlug: z.string(),
  citySlug: z.string(),
});

/**
 * Records the answer to "Still hiring?" and returns the job's state. Needs the token of the email, but no account.
 */
export const respondToStillHiring = formAction(
  defineAction({
    name: 'respondToStillHiring',
    schema: z.object({ token: z.string(), answer: z.enum(stillHiringResponses) }),
    access: allowAnyone,
    run: async ({ token, answer }) => {
      const { data } = await publicClient()
        .rpc('respond_to_still_hiring', {
          manage_token: token,
          is_hiring: answer === 'yes',
        })
        .throwOnError();
      if (data === null) throw new UserError(text.linkReplaced);
      const job = responseSchema.parse(data);
      for (const tag of [...getJobTags(job), ...(await getJobListingTags([job.id]))]) updateTag(tag);
      scheduleIndexNowById([job.id]);
      refresh();
      return { state: job.state };
    },
    failureMessage: text.saveFailed,
  }),
  (form) => getFormTexts(form, ['token', 'answer']),
);
