'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/form-action';
import { Refusal } from '@/lib/result';
import { routes } from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { announceLater } from '../index-now';
import { defaultOpenDays } from '../posting/expiry';
import { postJobMessages } from '../posting/messages';
import { type JobMove, jobMoves } from '../posting/own-posting';
import { findOwnJob } from '../posting/queries';
import { refreshTags, tagsShowing } from '../posting/refresh-job';

const changeFailed = 'The posting could not be changed. Please try again.';

/** Pauses, resumes, closes as filled, or opens a posting for another 30 days; what shows it is fresh at once (D20). */
export const moveJob = formAction(
  defineAction({
    name: 'moveJob',
    schema: z.object({ id: z.guid(), move: z.enum(jobMoves) }),
    access: signedIn,
    run: async ({ id, move }, viewer) => {
      const job = await findOwnJob(id);
      if (!job) throw new Refusal(postJobMessages.goneElsewhere);
      const client = await viewerClient();
      const { data, error } = await client
        .from('jobs')
        .update(changeOf(move, job.expiresAt, new Date()))
        .eq('id', id)
        .eq('employer_id', viewer.id)
        .select('id')
        .maybeSingle();
      if (error) throw error;
      if (!data) throw new Refusal(postJobMessages.goneElsewhere);
      refreshTags(await tagsShowing({ ...job, companyName: job.company.name }));
      announceLater([job]);
      return { said: `“${job.title}” ${outcomes[move]}` };
    },
    failed: changeFailed,
  }),
  (form) => ({ id: String(form.get('id') ?? ''), move: String(form.get('move') ?? '') as JobMove }),
);

/** Deletes a posting and, with it, its applications. */
export const deleteJob = formAction(
  defineAction({
    name: 'deleteJob',
    schema: z.object({ id: z.guid() }),
    access: signedIn,
    run: async ({ id }, viewer) => {
      const job = await findOwnJob(id);
      if (!job) throw new Refusal(postJobMessages.goneElsewhere);
      const tags = await tagsShowing({ ...job, companyName: job.company.name });
      const client = await viewerClient();
      const { error } = await client.from('jobs').delete().eq('id', id).eq('employer_id', viewer.id);
      if (error) throw error;
      refreshTags(tags);
      announceLater([job]);
      redirect(routes.employerJobs());
    },
    failed: 'The posting could not be deleted. Please try again.',
  }),
  (form) => ({ id: String(form.get('id') ?? '') }),
);

const outcomes: Record<JobMove, string> = {
  pause: 'is paused: it takes no applications until you resume it.',
  resume: 'is open again.',
  close: 'is closed as filled.',
  renew: `is open for at least ${defaultOpenDays} days from now.`,
};

function changeOf(move: JobMove, expiresAt: string, now: Date) {
  if (move === 'pause') return { status: 'paused' };
  if (move === 'resume') return { status: 'open' };
  if (move === 'close') return { status: 'closed' };
  const until = new Date(now.getTime() + defaultOpenDays * 86_400_000).toISOString();
  // Renewing never shortens what was longer.
  return { status: 'open', expires_at: until > expiresAt ? until : expiresAt };
}
