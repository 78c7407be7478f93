import { parts } from '@/doorstep.config';
import { listSavedSearches } from '@/lib/alerts/queries';
import { logFault } from '@/lib/log';
import { hasSession } from '@/lib/supabase/server';
import { neverStored } from '../saved-jobs/ids';

/** The viewer's newest saved searches, for the row on lists of jobs: `{ searches: [SavedSearch] }`. 401 for a visitor. */
export async function GET(): Promise<Response> {
  if (!parts.alerts) return new Response(null, { status: 404, headers: neverStored });
  if (!(await hasSession())) return new Response(null, { status: 401, headers: neverStored });
  try {
    return Response.json({ searches: await listSavedSearches() }, { headers: neverStored });
  } catch (fault) {
    logFault('GET /api/saved-searches', fault);
    return new Response(null, { status: 503, headers: neverStored });
  }
}
