'use server';

import { RedirectType, redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { announceLater } from '@/lib/jobs/index-now';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { actions as text } from '@/messages/postings/manage';
import { postJobMessages } from '@/messages/postings/messages';
import { defaultOpenDays } from '../expiry';
import type { Posting } from '../posting';
import { postingError } from '../posting-error';
import { type JobChange, jobChanges } from '../posting-summary';
import { findPosting } from '../queries';
import { refreshTags, tagsShowing } from '../refresh-job';
import { type CloseReason, closeReasons } from './close-reason';
import { countNotifiedSince, findClosing } from './queries';

const changeFailed = text.weCouldntChangeThePosting;

type Change = { status: 'open' | 'paused' | 'closed'; close_reason?: CloseReason; expires_at?: string };

/** Changes the viewer's own posting, and whether it is held then; what shows it is fresh at once (D20). */
async function updateJob(
  id: string,
  viewer: Viewer,
  change: (job: Posting) => Change,
): Promise<Posting & { isHeld: boolean }> {
  const job = await findPosting(id);
  if (!job) throw new Refusal(postJobMessages.goneElsewhere);
  const client = await viewerClient();
  const { data, error } = await client
    .from('jobs')
    .update(change(job))
    .eq('id', id)
    .eq('employer_id', viewer.id)
    .select('status')
    .maybeSingle();
  if (error) throw postingError(error) ?? error;
  if (!data) throw new Refusal(postJobMessages.goneElsewhere);
  refreshTags(await tagsShowing({ ...job, companyName: job.company.name }));
  announceLater([job]);
  return { ...job, isHeld: data.status === 'held' };
}

/** Pauses, resumes, or opens a posting for another 30 days. */
export const changeJobStatus = formAction(
  defineAction({
    name: 'changeJobStatus',
    schema: z.object({ id: z.guid(), change: z.enum(jobChanges) }),
    access: signedIn,
    run: async ({ id, change }, viewer) => {
      const job = await updateJob(id, viewer, ({ expiresAt }) => changeOf(change, expiresAt, new Date()));
      const done = job.isHeld ? text.held : text[change];
      return { message: done({ title: job.title, days: defaultOpenDays }) };
    },
    failed: changeFailed,
  }),
  (form) => textsOf(form, ['id', 'change']),
);

/** Closes a posting for a reason. Its applicants are told a little later, so that 'Undo' is in time. */
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
    failed: changeFailed,
  }),
  (form) => textsOf(form, ['id', 'reason']),
);

/** Takes a closing back: the posting is as it was, and mails that did not go out yet do not. */
export const undoClose = formAction(
  defineAction({
    name: 'undoClose',
    schema: z.object({ id: z.guid(), before: z.enum(['open', 'paused']) }),
    access: signedIn,
    run: async ({ id, before }, viewer) => {
      const closing = await findClosing(id);
      // In another tab it was opened or paused meanwhile: then that is kept.
      if (!closing) throw new Refusal(notClosedAnyMore);
      const { isHeld } = await updateJob(id, viewer, () => ({ status: before }));
      const notified = await countNotifiedSince(id, closing.closedAt);
      redirect(routes.employerJobs({ undone: notified, held: isHeld || null }), RedirectType.replace);
    },
    failed: changeFailed,
  }),
  (form) => textsOf(form, ['id', 'before']),
);

const notClosedAnyMore = text.thisPostingIsNoLonger;

/** Deletes a posting and, with it, its applications. */
export const deleteJob = formAction(
  defineAction({
    name: 'deleteJob',
    schema: z.object({ id: z.guid() }),
    access: signedIn,
    run: async ({ id }, viewer) => {
      const job = await findPosting(id);
      if (!job) throw new Refusal(postJobMessages.goneElsewhere);
      const tags = await tagsShowing({ ...job, companyName: job.company.name });
      const client = await viewerClient();
      await client.from('jobs').delete().eq('id', id).eq('employer_id', viewer.id).throwOnError();
      refreshTags(tags);
      announceLater([job]);
      redirectAfterDeletion(routes.employerJobs());
    },
    failed: text.weCouldntDeleteThePosting,
  }),
  (form) => textsOf(form, ['id']),
);

function changeOf(change: JobChange, expiresAt: string, now: Date): Change {
  if (change === 'pause') return { status: 'paused' };
  if (change === 'resume') return { status: 'open' };
  const until = new Date(now.getTime() + defaultOpenDays * 86_400_000).toISOString();
  // Renewing never shortens what was longer.
  return { status: 'open', expires_at: until > expiresAt ? until : expiresAt };
}
