import { getApplicantCv, getApplicantsJob } from '@/lib/applications/applicants/queries';
import { redirectToCv } from '@/lib/applications/sent-cv';
import { getViewer } from '@/lib/auth/viewer';

type Context = { params: Promise<{ id: string; applicationId: string }> };

/**
 * Redirects the job's employer to the CV with a link that is valid for two minutes. A 404 for others hides that it
 * exists.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, applicationId } = await params;
  const viewer = await getViewer();
  const job = viewer && (await getApplicantsJob(id, viewer.id));
  return redirectToCv(job && (await getApplicantCv(job.id, applicationId)));
}
