import { findSharedCv } from '@/lib/saved/queries';
import { cvFilename } from '@/lib/talents/talent';
import { signCvLink } from '@/lib/uploads/cv-link';

type Context = { params: Promise<{ talentId: string }> };

/** Leads a company whose request was accepted to the CV, by a link that is dead in two minutes; nobody else learns of it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { talentId } = await params;
  const path = await findSharedCv(talentId);
  const link = path && (await signCvLink({ path, filename: cvFilename(path) }));
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!link) return new Response('Not found', { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: link } });
}
