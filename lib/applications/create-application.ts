import 'server-only';
import { z } from 'zod';
import { toBanError } from '@/lib/auth/bans';
import { metrics } from '@/lib/metrics';
import { UserError } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { getCvFilename } from '@/lib/talents/talent';
import { cvMessages } from '@/lib/uploads/cv';
import type { SubmittedCv } from '@/lib/uploads/cv-field';
import { copyCv, saveCv, verifyCv } from '@/lib/uploads/cv-store';
import { submit as text } from '@/messages/applications/form';
import { profileCv } from './application';
import { getApplicationPrefill } from './queries';
import type { applicationSchema } from './schema';

/**
 * `repeated` is returned only to the browser or account that applied before (D28). `isVerified`: the sender already
 * confirmed the address.
 */
export type SubmitResult = { outcome: 'received'; isVerified: boolean } | { outcome: 'repeated' };

export type Submitter = {
  /** Acts as the viewer, so that the database sees their account. */
  client: DataClient;
  viewerId: string | null;
  browserKey: string;
};

/** Checks or stores the CV and submits the application. Throws UserError if the application is rejected. */
export async function createApplication(
  application: z.output<typeof applicationSchema>,
  { client, viewerId, browserKey }: Submitter,
): Promise<SubmitResult> {
  const cv = await prepareCv(application.cv, client, viewerId);
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
  if (error) throw toUserErrors[error.message]?.() ?? toBanError(error) ?? error;
  const result = submitResultSchema.parse(data);
  if (result.outcome === 'received') metrics.applications.inc();
  return result;
}

async function prepareCv(
  cv: SubmittedCv | typeof profileCv | undefined,
  client: DataClient,
  viewerId: string | null,
) {
  if (!cv) throw toCvMissingError();
  if (cv === profileCv) {
    const path = viewerId === null ? null : (await getApplicationPrefill(client))?.cvPath;
    if (!path) throw toCvMissingError();
    return copyCv({ path, filename: getCvFilename(path) }, viewerId);
  }
  if (cv instanceof File) return saveCv(cv, viewerId);
  await verifyCv(cv);
  return cv;
}

const toCvMissingError = () => new UserError(cvMessages.missing, { cv: cvMessages.missing });

/** Errors of `submit_application` by message. */
const toUserErrors: Record<string, () => UserError> = {
  JOB_CLOSED: () => new UserError(text.jobClosed),
  JOB_ELSEWHERE: () => new UserError(text.externalSite),
  CV_MISSING: toCvMissingError,
};

const submitResultSchema = z.union([
  z.object({ outcome: z.literal('received'), isVerified: z.boolean() }),
  z.object({ outcome: z.literal('repeated') }),
]);
