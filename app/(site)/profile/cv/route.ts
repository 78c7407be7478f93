import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { getOwnTalentProfile } from '@/lib/talents/queries';
import { getCvFilename } from '@/lib/talents/talent';
import { createCvLink } from '@/lib/uploads/cv-link';

/** Redirects to a signed link to the viewer's own CV, valid for two minutes (D24). */
export async function GET() {
  const viewer = await requireViewer(routes.profile());
  const path = (await getOwnTalentProfile(viewer.id))?.cvPath;
  const link = path ? await createCvLink({ path, filename: getCvFilename(path) }) : null;
  const headers = { 'Cache-Control': 'private, no-store' };
  if (link === null) return new Response('There’s no CV here.', { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: link } });
}
