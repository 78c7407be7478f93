import { closeSession } from '@/lib/auth/close-session';
import { getViewer } from '@/lib/auth/viewer';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { getProfilePlace } from '@/lib/jobs/current-place';
import { logError } from '@/lib/log';
import * as routes from '@/lib/routes';
import { clearSessionCookies, hasSession } from '@/lib/supabase/server';

/**
 * The viewer, for the header: `{ viewer: { id, email, role } | null, place }` with the place of their profile. Deletes
 * the cookies of an expired session. 503 if the auth service is down, because the session may still be valid.
 */
export async function GET() {
  try {
    const viewer = await getViewer();
    if (viewer === null && (await hasSession())) await clearSessionCookies();
    const place = viewer && (await getProfilePlace());
    return Response.json({ viewer, place }, { headers: noStoreHeaders });
  } catch (error) {
    logError('me', error);
    return new Response(null, { status: 503, headers: noStoreHeaders });
  }
}

/** Signs out, for the menu's form on a page without scripts. Requests from other sites are rejected. */
export async function POST(request: Request) {
  const from = request.headers.get('sec-fetch-site') ?? 'same-origin';
  if (from !== 'same-origin') return new Response(null, { status: 403, headers: noStoreHeaders });
  await closeSession();
  return new Response(null, { status: 303, headers: { ...noStoreHeaders, Location: routes.home() } });
}

/** Signs out. */
export async function DELETE() {
  await closeSession();
  return new Response(null, { status: 204, headers: noStoreHeaders });
}
