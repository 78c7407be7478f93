import { getApplicationPrefill } from '@/lib/applications/queries';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { logError } from '@/lib/log';
import { hasSession, viewerClient } from '@/lib/supabase/server';
import { getCvFilename } from '@/lib/talents/talent';

/** The viewer's initial values for the application form: `{ start: { fullName, email, phone, cv } | null }`. */
export async function GET() {
  try {
    const start = (await hasSession()) ? await getApplicationPrefill(await viewerClient()) : null;
    if (start === null) return Response.json({ start }, { headers: noStoreHeaders });
    const { cvPath, ...fields } = start;
    const cv = cvPath === null ? null : getCvFilename(cvPath);
    return Response.json({ start: { ...fields, cv } }, { headers: noStoreHeaders });
  } catch (error) {
    logError('GET /api/applications/start', error);
    return new Response(null, { status: 503, headers: noStoreHeaders });
  }
}
