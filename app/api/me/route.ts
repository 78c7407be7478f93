import { closeSession } from '@/lib/auth/close-session';
import { findViewer } from '@/lib/auth/viewer';
import { profilePlace } from '@/lib/jobs/current-place';
import { logFault } from '@/lib/log';
import * as routes from '@/lib/routes';
import { forgetSession, hasSession } from '@/lib/supabase/server';

const neverStored = { 'Cache-Control': 'private, no-store' } as const;

/**
 * Who is signed in, for the header's island: `{ viewer: { id, email, role } | null, place }`, the place being that of their profile. A session that is gone loses its
 * cookies here, so that nothing meets it again. 503 when the auth service is away: that says nothing about the session.
 */
export async function GET() {
  try {
    const viewer = await findViewer();
    if (viewer === null && (await hasSession())) await forgetSession();
    const place = viewer && (await profilePlace());
    return Response.json({ viewer, place }, { headers: neverStored });
  } catch (fault) {
    logFault('me', fault);
    return new Response(null, { status: 503, headers: neverStored });
  }
}

/** Ends this browser's session for the form of a page without scripts; no other site's form can. */
export async function POST(request: Request) {
  const from = request.headers.get('sec-fetch-site') ?? 'same-origin';
  if (from !== 'same-origin') return new Response(null, { status: 403, headers: neverStored });
  await closeSession();
  return new Response(null, { status: 303, headers: { ...neverStored, Location: routes.home() } });
}

/** Ends this browser's session. */
export async function DELETE() {
  await closeSession();
  return new Response(null, { status: 204, headers: neverStored });
}
