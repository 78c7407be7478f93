import { findApplicationStart } from '@/lib/applications/queries';
import { logFault } from '@/lib/log';
import { hasSession, viewerClient } from '@/lib/supabase/server';
import { cvFilename } from '@/lib/talents/talent';

const neverStored = { 'Cache-Control': 'private, no-store' } as const;

/** What the viewer's application form begins with: `{ start: { fullName, email, phone, cv } | null }`. */
export async function GET() {
  try {
    const start = (await hasSession()) ? await findApplicationStart(await viewerClient()) : null;
    if (start === null) return Response.json({ start }, { headers: neverStored });
    const { cvPath, ...known } = start;
    const cv = cvPath === null ? null : cvFilename(cvPath);
    return Response.json({ start: { ...known, cv } }, { headers: neverStored });
  } catch (fault) {
    logFault('GET /api/applications/start', fault);
    return new Response(null, { status: 503, headers: neverStored });
  }
}
