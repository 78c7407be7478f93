'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { allowAnyone, defineAction } from '@/lib/action';
import { paragraph, token } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import { publicClient } from '@/lib/supabase/public';
import { appealActions as text } from '@/messages/trust/appeal';

/** Appeals a decision with the token of its email, without an account. */
export const appealDecision = formAction(
  defineAction({
    name: 'appealDecision',
    schema: z.object({
      token: token(text.linkExpired),
      words: paragraph({ required: text.wordsRequired, max: 2000 }),
    }),
    access: allowAnyone,
    run: async ({ token: secret, words }) => {
      const { data } = await publicClient()
        .rpc('appeal_decision', { manage_token: secret, words })
        .throwOnError();
      if (data === null) throw new UserError(text.linkExpired);
      refresh();
      return null;
    },
    failureMessage: text.sendFailed,
  }),
  (form) => getFormTexts(form, ['token', 'words']),
);
