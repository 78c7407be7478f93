'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { optionalParagraph } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import { getFormText } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { savedTalentMessages } from '@/messages/saved/talents';

const talentId = z.guid();
const getTalentId = (form: FormData) => getFormText(form, 'talentId');

/** Saves a talent for the viewer's company or removes it. Idempotent. */
export const setTalentSaved = formAction(
  defineAction({
    name: 'setTalentSaved',
    schema: z.object({ talentId, isSaved: z.boolean() }),
    access: signedIn,
    run: async (input, viewer) => {
      const client = await viewerClient();
      const row = { employer_id: viewer.id, talent_id: input.talentId };
      const { error } = input.isSaved
        ? await client.from('saved_talents').insert(row)
        : await client.from('saved_talents').delete().match(row);
      // 42501: the talent is hidden or the viewer has no company; 23503: the profile was deleted.
      if (error?.code === '42501' || error?.code === '23503')
        throw new UserError(savedTalentMessages.notVisible);
      // 23505: saved already, such as in another tab.
      if (error && error.code !== '23505') throw error;
      refresh();
      return { isSaved: input.isSaved };
    },
    failureMessage: savedTalentMessages.saveFailed,
  }),
  (form) => ({ talentId: getTalentId(form), isSaved: getFormText(form, 'isSaved') === 'true' }),
);

/** Updates the viewer's note on a saved talent; a blank note is deleted. */
export const updateTalentNote = formAction(
  defineAction({
    name: 'updateTalentNote',
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
      if (data.length === 0) throw new UserError(savedTalentMessages.notVisible);
      refresh();
      return null;
    },
    failureMessage: savedTalentMessages.saveNoteFailed,
  }),
  (form) => ({ talentId: getTalentId(form), note: getFormText(form, 'note') }),
);
