import { getBrowserKey } from '@/lib/auth/browser-key';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { logError } from '@/lib/log';
import { listSavedJobFacts } from '@/lib/saved/jobs/queries';
import { parseJobIds } from '../job-ids';

/** The current facts of at most 50 jobs and when this browser applied: `{ facts: [SavedJobFacts] }`. */
export async function GET(request: Request): Promise<Response> {
  const jobIds = parseJobIds(request);
  if (jobIds === null) return new Response(null, { status: 400, headers: noStoreHeaders });
  try {
    const facts = await listSavedJobFacts(jobIds, await getBrowserKey());
    return Response.json({ facts }, { headers: noStoreHeaders });
  } catch (error) {
    logError('GET /api/saved-jobs/facts', error);
    return new Response(null, { status: 503, headers: noStoreHeaders });
  }
}
