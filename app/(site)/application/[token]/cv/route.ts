import { findSentCv } from '@/lib/applications/queries';
import { openSentCv } from '@/lib/applications/sent-cv';

type Context = { params: Promise<{ token: string }> };

/** Opens the CV that was sent, for the holder of the receipt's secret (D24). */
export const GET = async (_request: Request, { params }: Context) =>
  openSentCv(await findSentCv({ token: (await params).token }));
