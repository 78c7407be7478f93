import { csvHeader, toCsvLine } from '@/lib/applications/applicants/csv';
import { exportApplicants, getApplicantsJob } from '@/lib/applications/applicants/queries';
import { getViewer } from '@/lib/auth/viewer';
import { slugify } from '@/lib/slug';

type Context = { params: Promise<{ id: string }> };

/** All applicants of one of the employer's own jobs as CSV. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const viewer = await getViewer();
  const job = viewer && (await getApplicantsJob(id, viewer.id));
  if (!job)
    return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  const lines = [csvHeader];
  // Not streamed, because the queries need the request's session, which can't be used once the response has started.
  for await (const batch of exportApplicants(job.id)) lines.push(...batch.map(toCsvLine));
  const name = `applicants-${slugify(job.title) || 'job'}.csv`;
  return new Response(lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="applicants.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
