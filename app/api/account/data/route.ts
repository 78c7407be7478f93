import { getOwnData, ownDataEntries } from '@/lib/auth/own-data';
import { getViewer } from '@/lib/auth/viewer';
import { createZipStream } from '@/lib/auth/zip';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { logError } from '@/lib/log';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { asciiSiteName } from '@/lib/site';

/** All stored data of the viewer, as a zip of JSON and files. */
export async function GET(request: Request) {
  try {
    const viewer = await getViewer();
    if (viewer === null)
      return new Response(null, {
        status: 307,
        headers: { ...noStoreHeaders, Location: routes.login(routes.account()) },
      });
    await enforceRateLimit('own-data', request.headers, { subject: viewer.id, isOwner: true });
    const data = await getOwnData();
    return new Response(createZipStream(ownDataEntries(data)), {
      headers: {
        ...noStoreHeaders,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${asciiSiteName.toLowerCase()}-my-data.zip"`,
      },
    });
  } catch (error) {
    if (error instanceof UserError) return textResponse(error.message, 429);
    const id = logError('own data', error);
    return textResponse(`We couldn’t read your data. Please try again later. Error reference: ${id}`, 500);
  }
}

const textResponse = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: { ...noStoreHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });
