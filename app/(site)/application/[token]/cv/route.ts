import { getSentCv } from '@/lib/applications/queries';
import { redirectToCv } from '@/lib/applications/sent-cv';

type Context = { params: Promise<{ token: string }> };

/** Redirects to the sent CV for the holder of the receipt's secret (D24). */
export const GET = async (_request: Request, { params }: Context) =>
  redirectToCv(await getSentCv({ token: (await params).token }));
