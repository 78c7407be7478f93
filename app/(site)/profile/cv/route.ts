import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { findOwnTalentProfile } from '@/lib/talents/queries';
import { cvFilename } from '@/lib/talents/talent';
import { signCvLink } from '@/lib/uploads/cv-link';

/** Opens one's own CV: a way to a link of a few minutes (D24). */
export async function GET() {
  const viewer = await requireViewer(routes.profile());
  const path = (await findOwnTalentProfile(viewer.id))?.cvPath;
  const link = path ? await signCvLink({ path, filename: cvFilename(path) }) : null;
  const headers = { 'Cache-Control': 'private, no-store' };
  if (link === null) return new Response('There’s no CV here.', { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: link } });
}
