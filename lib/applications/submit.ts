import 'server-only';
import { z } from 'zod';
import { shutOutError } from '@/lib/auth/shut-out';
import { metrics } from '@/lib/metrics';
import { Refusal } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { cvFilename } from '@/lib/talents/talent';
import { cvMessages } from '@/lib/uploads/cv';
import type { SubmittedCv } from '@/lib/uploads/cv-field';
import { copyCv, storeCv, verifyCv } from '@/lib/uploads/cv-store';
import { submit as text } from '@/messages/applications/form';
import { profileCv } from './application';
import { findApplicationStart } from './queries';
import type { applicationSchema } from './schema';

/**
 * `repeated` is said only to the browser or account that applied before (D28); `isProven`: this one has shown to read the
 * address, so that there is nothing to confirm.
 */
export type Submitted = { outcome: 'received'; isProven: boolean } | { outcome: 'repeated' };

/** The specified sentence for a fault. */
export const submitFailed = text.failedToSubmitApplicationPlease;

const elsewhereMessage = text.thisEmployerTakesApplicationsOn;

export type Sender = {
  /** Acts as whoever applies, so that the database knows their account. */
  client: DataClient;
  viewerId: string | null;
  browserKey: string;
};

/** Checks or stores the CV and hands the application in. Throws a Refusal with the sentence for whatever is refused. */
export async function submit(
  application: z.output<typeof applicationSchema>,
  { client, viewerId, browserKey }: Sender,
): Promise<Submitted> {
  const cv = await checkedCv(application.cv, client, viewerId);
  const { data, error } = await client.rpc('submit_application', {
    job_id: application.jobId,
    full_name: application.fullName,
    email: application.email,
    phone: application.phone,
    cover_letter: application.coverLetter,
    cv_path: cv.path,
    cv_ticket: cv.ticket,
    browser_key: browserKey,
    ...(application.question === 'birth-date'
      ? { date_of_birth: application.dateOfBirth }
      : { is_adult: application.isAdult }),
  });
  if (error) throw refusals[error.message]?.() ?? shutOutError(error) ?? error;
  const answer = submitted.parse(data);
  if (answer.outcome === 'received') metrics.applications.inc();
  return answer;
}

async function checkedCv(
  cv: SubmittedCv | typeof profileCv | undefined,
  client: DataClient,
  viewerId: string | null,
) {
  if (!cv) throw cvMissing();
  if (cv === profileCv) {
    const path = viewerId === null ? null : (await findApplicationStart(client))?.cvPath;
    if (!path) throw cvMissing();
    return copyCv({ path, filename: cvFilename(path) }, viewerId);
  }
  if (cv instanceof File) return storeCv(cv, viewerId);
  await verifyCv(cv);
  return cv;
}

const cvMissing = () => new Refusal(cvMessages.missing, { cv: cvMessages.missing });

/** What `submit_application` raises, by its message. */
const refusals: Record<string, () => Refusal> = {
  JOB_CLOSED: () => new Refusal(text.jobClosed),
  JOB_ELSEWHERE: () => new Refusal(elsewhereMessage),
  CV_MISSING: cvMissing,
};

const submitted = z.union([
  z.object({ outcome: z.literal('received'), isProven: z.boolean() }),
  z.object({ outcome: z.literal('repeated') }),
]);
