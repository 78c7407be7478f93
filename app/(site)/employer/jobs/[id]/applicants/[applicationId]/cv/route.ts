import { findCv, findJobOfApplicants } from '@/lib/applications/applicants/queries';
import { openSentCv } from '@/lib/applications/sent-cv';
import { findViewer } from '@/lib/auth/viewer';

type Context = { params: Promise<{ id: string; applicationId: string }> };

/** Leads the job's employer to the CV by a link that is signed now and dead in two minutes; nobody else learns that it exists. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, applicationId } = await params;
  const viewer = await findViewer();
  const job = viewer && (await findJobOfApplicants(id, viewer.id));
  return openSentCv(job && (await findCv(job.id, applicationId)));
}
