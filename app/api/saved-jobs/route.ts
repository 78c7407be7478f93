import { findJobApplications } from '@/lib/applications/queries';
import { logFault } from '@/lib/log';
import { whichAreSaved } from '@/lib/saved/jobs/queries';
import { whichAreHidden } from '@/lib/saved/seen/queries';
import { hasSession } from '@/lib/supabase/server';
import { askedJobs, neverStored } from './ids';

/**
 * What the viewer has to do with at most 50 jobs: `{ saved: [id], hidden: [id], applied: { id: time }, applicants: { id: count } }`,
 * the last of their own postings. 401 for a visitor.
 */
export async function GET(request: Request): Promise<Response> {
  const jobIds = askedJobs(request);
  if (jobIds === null) return new Response(null, { status: 400, headers: neverStored });
  if (!(await hasSession())) return new Response(null, { status: 401, headers: neverStored });
  try {
    const [saved, applications, hidden] = await Promise.all([
      whichAreSaved(jobIds),
      findJobApplications(jobIds),
      whichAreHidden(jobIds),
    ]);
    return Response.json({ saved, ...applications, hidden }, { headers: neverStored });
  } catch (fault) {
    logFault('GET /api/saved-jobs', fault);
    return new Response(null, { status: 503, headers: neverStored });
  }
}
