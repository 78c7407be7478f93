import { ownDataEntries, readOwnData } from '@/lib/auth/own-data';
import { findViewer } from '@/lib/auth/viewer';
import { zipStream } from '@/lib/auth/zip';
import { logFault } from '@/lib/log';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { headerName } from '@/lib/site';

const neverStored = { 'Cache-Control': 'private, no-store' } as const;

/** Everything that is stored about whoever asks, as a zip of JSON and files. */
export async function GET(request: Request) {
  try {
    const viewer = await findViewer();
    if (viewer === null)
      return new Response(null, {
        status: 307,
        headers: { ...neverStored, Location: routes.login(routes.account()) },
      });
    await takeLimit('own-data', request.headers, { subject: viewer.id, isKnown: true });
    const data = await readOwnData();
    return new Response(zipStream(ownDataEntries(data)), {
      headers: {
        ...neverStored,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${headerName.toLowerCase()}-my-data.zip"`,
      },
    });
  } catch (thrown) {
    if (thrown instanceof Refusal) return sentence(thrown.message, 429);
    const id = logFault('own data', thrown);
    return sentence(`We couldn’t read your data. Please try again later. Error reference: ${id}`, 500);
  }
}

const sentence = (words: string, status: number) =>
  new Response(words, { status, headers: { ...neverStored, 'Content-Type': 'text/plain; charset=utf-8' } });
