'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { requireViewer, signedIn } from '@/lib/auth/access';
import { redirectTarget } from '@/lib/auth/redirect-target';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { savedJobMessages } from '@/messages/saved/jobs';
import type { PlainSaveOutcome, SavedCopy } from './saved-job';
import { toSavedCopy } from './saved-job-row';
import { jobId, note, savedCopies } from './schema';

/**
 * Saves jobs for the viewer: one, one again after it was removed, or all that a browser kept before signing in. What is
 * saved already is merged. Answers the ids that found no room.
 */
export const saveJobs = defineAction({
  name: 'saveJobs',
  schema: savedCopies,
  access: signedIn,
  run: async (copies): Promise<{ leftOut: string[] }> => {
    const { data } = await (await viewerClient())
      .rpc('save_jobs', {
        jobs: copies.map((copy) => ({
          job_id: copy.jobId,
          saved_at: copy.savedAt,
          note: copy.note,
          noted_at: copy.notedAt,
          title: copy.title,
          company_name: copy.companyName,
        })),
      })
      .throwOnError();
    return { leftOut: data };
  },
  failed: savedJobMessages.saveFailed,
});

/** Saves a job for a page without scripts and leads back to it, by way of signing in for whoever is not. */
export async function saveJobFromPage(form: FormData): Promise<never> {
  const { path, ...job } = textsOf(form, ['jobId', 'title', 'companyName', 'path']);
  const page = redirectTarget(path);
  const to = (outcome: PlainSaveOutcome) => `${page}#${outcome}`;
  try {
    await requireViewer(to('signed-in'));
  } catch (thrown) {
    // Nobody can tell who this is while the service is away.
    if (thrown instanceof Refusal) redirect(to('not-saved'));
    throw thrown;
  }
  const answer = await saveJobs([{ ...job, savedAt: new Date().toISOString(), note: '', notedAt: null }]);
  redirect(to(!answer.ok ? 'not-saved' : answer.data.leftOut.length > 0 ? 'list-full' : 'saved'));
}

/** Takes a job off the viewer's list. Answers what it was, so that it can be put back; null when it was not there. */
export const removeSavedJob = formAction(
  defineAction({
    name: 'removeSavedJob',
    schema: z.object({ jobId }),
    access: signedIn,
    run: async (wanted, viewer): Promise<SavedCopy | null> => {
      const { data } = await (await viewerClient())
        .from('saved_jobs')
        .delete()
        .match({ user_id: viewer.id, job_id: wanted.jobId })
        .select('job_id, saved_at, note, noted_at, title, company_name')
        .maybeSingle()
        .throwOnError();
      return data && toSavedCopy(data);
    },
    failed: savedJobMessages.removeFailed,
  }),
  (form) => textsOf(form, ['jobId']),
);

/** Writes what the viewer wants to remember of a saved job; blank forgets it. Answers the note as it is now. */
export const noteSavedJob = formAction(
  defineAction({
    name: 'noteSavedJob',
    schema: z.object({ jobId, note }),
    access: signedIn,
    run: async (wanted, viewer): Promise<{ note: string }> => {
      const { data } = await (await viewerClient())
        .from('saved_jobs')
        .update({ note: wanted.note === '' ? null : wanted.note })
        .match({ user_id: viewer.id, job_id: wanted.jobId })
        .select('note')
        .throwOnError();
      const [row] = data;
      if (!row) throw new Refusal(savedJobMessages.removedMeanwhile);
      return { note: row.note ?? '' };
    },
    failed: savedJobMessages.noteFailed,
  }),
  (form) => textsOf(form, ['jobId', 'note']),
);
