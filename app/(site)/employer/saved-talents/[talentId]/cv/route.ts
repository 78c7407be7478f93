import { getSharedCvPath } from '@/lib/saved/queries';
import { getCvFilename } from '@/lib/talents/talent';
import { createCvLink } from '@/lib/uploads/cv-link';

type Context = { params: Promise<{ talentId: string }> };

/** Redirects a company with an accepted request to the CV by a link that expires in two minutes; 404 otherwise. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { talentId } = await params;
  const path = await getSharedCvPath(talentId);
  const link = path && (await createCvLink({ path, filename: getCvFilename(path) }));
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!link) return new Response('Not found', { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: link } });
}
