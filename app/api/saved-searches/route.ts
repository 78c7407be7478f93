import { parts } from '@/doorstep.config';
import { listSavedSearches } from '@/lib/alerts/queries';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { logError } from '@/lib/log';
import { hasSession } from '@/lib/supabase/server';

/** The viewer's newest saved searches: `{ searches: [SavedSearch] }`. 401 for a visitor. */
export async function GET(): Promise<Response> {
  if (!parts.alerts) return new Response(null, { status: 404, headers: noStoreHeaders });
  if (!(await hasSession())) return new Response(null, { status: 401, headers: noStoreHeaders });
  try {
    return Response.json({ searches: await listSavedSearches() }, { headers: noStoreHeaders });
  } catch (error) {
    logError('GET /api/saved-searches', error);
    return new Response(null, { status: 503, headers: noStoreHeaders });
  }
}
