'use server';

import { RedirectType, redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { formAction } from '@/lib/forms/form-action';
import { getFormTexts } from '@/lib/forms/form-data';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { scheduleIndexNow } from '@/lib/jobs/index-now';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { actions as text } from '@/messages/postings/manage';
import { postJobMessages } from '@/messages/postings/messages';
import { defaultOpenDays } from '../expiry';
import type { Posting } from '../posting';
import { toPostingError } from '../posting-error';
import { type JobChange, jobChanges } from '../posting-summary';
import { getPosting } from '../queries';
import { listJobTags, revalidateTags } from '../revalidate-job';
import { type CloseReason, closeReasons } from './close-reason';
import { countNotifiedApplicants, getClosing } from './queries';

type JobUpdate = { status: 'open' | 'paused' | 'closed'; close_reason?: CloseReason; expires_at?: string };

/**
 * Updates the viewer's own posting and revalidates the pages that show it (D20). Returns the job as it was before the
 * update; `isHeld` is true if it is held now.
 */
async function updateJob(
  id: string,
  viewer: Viewer,
  change: (job: Posting) => JobUpdate,
): Promise<Posting & { isHeld: boolean }> {
  const job = await getPosting(id);
  if (!job) throw new UserError(postJobMessages.notYourPosting);
  const client = await viewerClient();
  const { data, error } = await client
    .from('jobs')
    .update(change(job))
    .eq('id', id)
    .eq('employer_id', viewer.id)
    .select('status')
    .maybeSingle();
  if (error) throw toPostingError(error) ?? error;
  if (!data) throw new UserError(postJobMessages.notYourPosting);
  revalidateTags(await listJobTags({ ...job, companyName: job.company.name }));
  scheduleIndexNow([job]);
  return { ...job, isHeld: data.status === 'held' };
}

/** Pauses, resumes or renews a posting. */
export const changeJobStatus = formAction(
  defineAction({
    name: 'changeJobStatus',
    schema: z.object({ id: z.guid(), change: z.enum(jobChanges) }),
    access: signedIn,
    run: async ({ id, change }, viewer) => {
      const job = await updateJob(id, viewer, ({ expiresAt }) => toJobUpdate(change, expiresAt, new Date()));
      const toMessage = job.isHeld ? text.held : text[change];
      return { message: toMessage({ title: job.title, days: defaultOpenDays }) };
    },
    failureMessage: text.changeFailed,
  }),
  (form) => getFormTexts(form, ['id', 'change']),
);

/** Closes a posting. Its applicants are emailed only after the time in which the employer can undo it. */
export const closeJob = formAction(
  defineAction({
    name: 'closeJob',
    schema: z.object({ id: z.guid(), reason: z.enum(closeReasons) }),
    access: signedIn,
    run: async ({ id, reason }, viewer) => {
      const job = await updateJob(id, viewer, () => ({ status: 'closed', close_reason: reason }));
      redirect(
        routes.employerJobs({ closed: id, before: job.state === 'paused' ? 'paused' : null }),
        RedirectType.replace,
      );
    },
    failureMessage: text.changeFailed,
  }),
  (form) => getFormTexts(form, ['id', 'reason']),
);

/** Undoes a closing: restores the former status and cancels unsent emails. */
export const undoClose = formAction(
  defineAction({
    name: 'undoClose',
    schema: z.object({ id: z.guid(), before: z.enum(['open', 'paused']) }),
    access: signedIn,
    run: async ({ id, before }, viewer) => {
      const closing = await getClosing(id);
      // Another tab may have reopened the job.
      if (!closing) throw new UserError(text.notClosed);
      const { isHeld } = await updateJob(id, viewer, () => ({ status: before }));
      const notified = await countNotifiedApplicants(id, closing.closedAt);
      redirect(routes.employerJobs({ undone: notified, held: isHeld || null }), RedirectType.replace);
    },
    failureMessage: text.changeFailed,
  }),
  (form) => getFormTexts(form, ['id', 'before']),
);

/** Deletes a posting and its applications. */
export const deleteJob = formAction(
  defineAction({
    name: 'deleteJob',
    schema: z.object({ id: z.guid() }),
    access: signedIn,
    run: async ({ id }, viewer) => {
      const job = await getPosting(id);
      if (!job) throw new UserError(postJobMessages.notYourPosting);
      const tags = await listJobTags({ ...job, companyName: job.company.name });
      const client = await viewerClient();
      await client.from('jobs').delete().eq('id', id).eq('employer_id', viewer.id).throwOnError();
      revalidateTags(tags);
      scheduleIndexNow([job]);
      redirectAfterDeletion(routes.employerJobs());
    },
    failureMessage: text.deleteFailed,
  }),
  (form) => getFormTexts(form, ['id']),
);

function toJobUpdate(change: JobChange, expiresAt: string, now: Date): JobUpdate {
  if (change === 'pause') return { status: 'paused' };
  if (change === 'resume') return { status: 'open' };
  const until = new Date(now.getTime() + defaultOpenDays * 86_400_000).toISOString();
  // Renewing never shortens the remaining time.
  return { status: 'open', expires_at: until > expiresAt ? until : expiresAt };
}
