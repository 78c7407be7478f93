'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction, everyone } from '@/lib/action';
import { paragraph, token } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { appealActions as text } from '@/messages/trust/appeal';

/** Has somebody look again at a decision, by the secret of its email, without an account. */
export const appealDecision = formAction(
  defineAction({
    name: 'appealDecision',
    schema: z.object({
      token: token(text.thisLinkNoLongerWorks),
      words: paragraph({ required: text.pleaseSayWhatWeGotWrong, max: 2000 }),
    }),
    access: everyone,
    run: async ({ token: secret, words }) => {
      const { data } = await publicClient()
        .rpc('appeal_decision', { manage_token: secret, words })
        .throwOnError();
      if (data === null) throw new Refusal(text.thisLinkNoLongerWorks);
      refresh();
      return null;
    },
    failed: text.weCouldntSendIt,
  }),
  (form) => textsOf(form, ['token', 'words']),
);
