'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { requireViewer, signedIn } from '@/lib/auth/access';
import { redirectTarget } from '@/lib/auth/redirect-target';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { savedJobMessages } from '@/messages/saved/jobs';
import type { NoScriptSaveOutcome, SavedJobSnapshot } from './saved-job';
import { savedJobColumns, toSavedJobSnapshot } from './saved-job-row';
import { jobId, note, savedJobSnapshots } from './schema';

/**
 * Saves jobs for the viewer: a single job, or a browser's list after sign-in. Merges with jobs that are saved already.
 * Returns the ids that didn't fit in the list.
 */
export const saveJobs = defineAction({
  name: 'saveJobs',
  schema: savedJobSnapshots,
  access: signedIn,
  run: async (snapshots): Promise<{ unsavedIds: string[] }> => {
    const { data } = await (await viewerClient())
      .rpc('save_jobs', {
        jobs: snapshots.map((snapshot) => ({
          job_id: snapshot.jobId,
          saved_at: snapshot.savedAt,
          note: snapshot.note,
          noted_at: snapshot.notedAt,
          title: snapshot.title,
          company_name: snapshot.companyName,
        })),
      })
      .throwOnError();
    return { unsavedIds: data };
  },
  failureMessage: savedJobMessages.saveFailed,
});

/**
 * Saves a job from a page without JavaScript and redirects back to it. A visitor signs in first, then saves it again.
 */
export async function saveJobWithoutScript(form: FormData): Promise<never> {
  const { path, ...job } = getFormTexts(form, ['jobId', 'title', 'companyName', 'path']);
  const page = redirectTarget(path);
  const toUrl = (outcome: NoScriptSaveOutcome) => `${page}#${outcome}`;
  try {
    await requireViewer(toUrl('signed-in'));
  } catch (error) {
    // The auth service is down, so the viewer is unknown.
    if (error instanceof UserError) redirect(toUrl('not-saved'));
    throw error;
  }
  const result = await saveJobs([{ ...job, savedAt: new Date().toISOString(), note: '', notedAt: null }]);
  redirect(toUrl(!result.ok ? 'not-saved' : result.data.unsavedIds.length > 0 ? 'list-full' : 'saved'));
}

/** Removes a job from the viewer's list. Returns it, so that it can be restored; null if it wasn't there. */
export const removeSavedJob = formAction(
  defineAction({
    name: 'removeSavedJob',
    schema: z.object({ jobId }),
    access: signedIn,
    run: async (input, viewer): Promise<SavedJobSnapshot | null> => {
      const { data } = await (await viewerClient())
        .from('saved_jobs')
        .delete()
        .match({ user_id: viewer.id, job_id: input.jobId })
        .select(savedJobColumns)
        .maybeSingle()
        .throwOnError();
      return data && toSavedJobSnapshot(data);
    },
    failureMessage: savedJobMessages.removeFailed,
  }),
  (form) => getFormTexts(form, ['jobId']),
);

/** Updates the viewer's note on a saved job; a blank note is deleted. Returns the stored note. */
export const updateSavedJobNote = formAction(
  defineAction({
    name: 'updateSavedJobNote',
    schema: z.object({ jobId, note }),
    access: signedIn,
    run: async (input, viewer): Promise<{ note: string }> => {
      const { data } = await (await viewerClient())
        .from('saved_jobs')
        .update({ note: input.note === '' ? null : input.note })
        .match({ user_id: viewer.id, job_id: input.jobId })
        .select('note')
        .throwOnError();
      const [row] = data;
      if (!row) throw new UserError(savedJobMessages.notFound);
      return { note: row.note ?? '' };
    },
    failureMessage: savedJobMessages.saveNoteFailed,
  }),
  (form) => getFormTexts(form, ['jobId', 'note']),
);
