import { knownBrowserKey } from '@/lib/auth/browser-key';
import { logFault } from '@/lib/log';
import { findSavedJobFacts } from '@/lib/saved/jobs/queries';
import { askedJobs, neverStored } from '../ids';

/** What at most 50 jobs, kept by a browser, are by now, and when this browser applied: `{ facts: [SavedJobFacts] }`. */
export async function GET(request: Request): Promise<Response> {
  const jobIds = askedJobs(request);
  if (jobIds === null) return new Response(null, { status: 400, headers: neverStored });
  try {
    const facts = await findSavedJobFacts(jobIds, await knownBrowserKey());
    return Response.json({ facts }, { headers: neverStored });
  } catch (fault) {
    logFault('GET /api/saved-jobs/facts', fault);
    return new Response(null, { status: 503, headers: neverStored });
  }
}
