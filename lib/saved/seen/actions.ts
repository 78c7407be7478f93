'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { viewerClient } from '@/lib/supabase/server';
import { seenJobs as messages } from '@/messages/saved/seen';
import { maxSeenJobs } from './seen-job';

const kind = z.enum(['viewed', 'hidden']);
const jobId = z.guid();
/** PostgreSQL rejects NUL and half surrogate pairs. */
const title = z.string().transform((raw) => raw.toWellFormed().replaceAll('\0', '').slice(0, 160));

/** Saves this browser's viewed and hidden jobs for the viewer. A job that is saved already keeps the later time. */
export const saveSeenJobs = defineAction({
  name: 'saveSeenJobs',
  schema: z
    .array(z.object({ kind, jobId, title, seenAt: z.iso.datetime() }))
    .max(maxSeenJobs.viewed + maxSeenJobs.hidden),
  access: signedIn,
  run: async (jobs): Promise<void> => {
    await (await viewerClient())
      .rpc('save_seen_jobs', {
        jobs: jobs.map((job) => ({
          kind: job.kind,
          job_id: job.jobId,
          seen_at: job.seenAt,
          title: job.title,
        })),
      })
      .throwOnError();
  },
  failureMessage: messages.saveFailed,
});

/** Deletes one job from the viewer's viewed or hidden jobs, or all jobs of that kind if `jobId` is left out. */
export const deleteSeenJobs = defineAction({
  name: 'deleteSeenJobs',
  schema: z.object({ kind, jobId: jobId.optional() }),
  access: signedIn,
  run: async (input, viewer): Promise<void> => {
    await (await viewerClient())
      .from('seen_jobs')
      .delete()
      .match({
        user_id: viewer.id,
        kind: input.kind,
        ...(input.jobId && { job_id: input.jobId }),
      })
      .throwOnError();
  },
  failureMessage: messages.saveFailed,
});
