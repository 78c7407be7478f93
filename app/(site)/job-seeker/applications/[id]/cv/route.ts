import { getSentCv } from '@/lib/applications/queries';
import { redirectToCv } from '@/lib/applications/sent-cv';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';

type Context = { params: Promise<{ id: string }> };

/** Redirects to the sent CV for the account that applied (D24). */
export async function GET(_request: Request, { params }: Context) {
  const { id } = await params;
  const viewer = await requireViewer(routes.myApplication(id));
  return redirectToCv(await getSentCv({ id, viewerId: viewer.id }));
}
