'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { viewerClient } from '@/lib/supabase/server';
import { seenJobs as messages } from '@/messages/saved/seen';
import { mostSeenJobs } from './seen-job';

const kind = z.enum(['viewed', 'hidden']);
const jobId = z.guid();
/** PostgreSQL has no place for a NUL or half a character. */
const title = z.string().transform((raw) => raw.toWellFormed().replaceAll('\0', '').slice(0, 160));

/** Remembers for the viewer what this browser has seen. What is there already keeps the later time. */
export const keepSeenJobs = defineAction({
  name: 'keepSeenJobs',
  schema: z
    .array(z.object({ kind, jobId, title, seenAt: z.iso.datetime() }))
    .max(mostSeenJobs.viewed + mostSeenJobs.hidden),
  access: signedIn,
  run: async (jobs): Promise<void> => {
    await (await viewerClient())
      .rpc('keep_seen_jobs', {
        jobs: jobs.map((job) => ({
          kind: job.kind,
          job_id: job.jobId,
          seen_at: job.seenAt,
          title: job.title,
        })),
      })
      .throwOnError();
  },
  failed: messages.failed,
});

/** Forgets one of the viewer's jobs of a kind, or with no `jobId` all of them. */
export const forgetSeenJobs = defineAction({
  name: 'forgetSeenJobs',
  schema: z.object({ kind, jobId: jobId.optional() }),
  access: signedIn,
  run: async (wanted, viewer): Promise<void> => {
    await (await viewerClient())
      .from('seen_jobs')
      .delete()
      .match({
        user_id: viewer.id,
        kind: wanted.kind,
        ...(wanted.jobId && { job_id: wanted.jobId }),
      })
      .throwOnError();
  },
  failed: messages.failed,
});
