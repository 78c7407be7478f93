import { findSentCv } from '@/lib/applications/queries';
import { openSentCv } from '@/lib/applications/sent-cv';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';

type Context = { params: Promise<{ id: string }> };

/** Opens the CV that was sent, for the account that sent it (D24). */
export async function GET(_request: Request, { params }: Context) {
  const { id } = await params;
  const viewer = await requireViewer(routes.myApplication(id));
  return openSentCv(await findSentCv({ id, viewerId: viewer.id }));
}
