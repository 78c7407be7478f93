import { findCv, findOwnJob } from '@/lib/applications/applicants/queries';
import { findViewer } from '@/lib/auth/viewer';
import { signCvLink } from '@/lib/uploads/cv-link';

type Context = { params: Promise<{ id: string; applicationId: string }> };

/** Leads the job's employer to the CV by a link that is signed now and dead in two minutes; nobody else learns that it exists. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, applicationId } = await params;
  const viewer = await findViewer();
  const job = viewer && (await findOwnJob(id, viewer.id));
  const cv = job && (await findCv(job.id, applicationId));
  const link = cv && (await signCvLink(cv));
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  if (!link) return new Response('Not found', { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: link } });
}
