'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { optionalParagraph } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { textOf } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { savedMessages } from '@/messages/saved/talents';

const talentId = z.guid();
const idOf = (form: FormData) => textOf(form, 'talentId');

/** Saves a talent for the viewer's company, or takes it off the list; what is so already is as good as done. */
export const keepTalent = formAction(
  defineAction({
    name: 'keepTalent',
    schema: z.object({ talentId, isSaved: z.boolean() }),
    access: signedIn,
    run: async (wanted, viewer) => {
      const client = await viewerClient();
      const row = { employer_id: viewer.id, talent_id: wanted.talentId };
      const { error } = wanted.isSaved
        ? await client.from('saved_talents').insert(row)
        : await client.from('saved_talents').delete().match(row);
      // 42501: hidden meanwhile, or no company any more; 23503: deleted meanwhile.
      if (error?.code === '42501' || error?.code === '23503') throw new Refusal(savedMessages.gone);
      // 23505: another tab was faster.
      if (error && error.code !== '23505') throw error;
      refresh();
      return { isSaved: wanted.isSaved };
    },
    failed: savedMessages.saveFailed,
  }),
  (form) => ({ talentId: idOf(form), isSaved: textOf(form, 'isSaved') === 'true' }),
);

/** Writes what the viewer wants to remember of a saved talent; blank forgets it. */
export const noteTalent = formAction(
  defineAction({
    name: 'noteTalent',
    schema: z.object({ talentId, note: optionalParagraph({ max: 2000 }) }),
    access: signedIn,
    run: async ({ talentId: id, note }, viewer) => {
      const client = await viewerClient();
      const { data } = await client
        .from('saved_talents')
        .update({ note })
        .match({ employer_id: viewer.id, talent_id: id })
        .select('talent_id')
        .throwOnError();
      if (data.length === 0) throw new Refusal(savedMessages.gone);
      refresh();
      return null;
    },
    failed: savedMessages.noteFailed,
  }),
  (form) => ({ talentId: idOf(form), note: textOf(form, 'note') }),
);
