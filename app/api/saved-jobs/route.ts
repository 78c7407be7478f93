import { findAppliedJobs } from '@/lib/applications/queries';
import { logFault } from '@/lib/log';
import { whichAreSaved } from '@/lib/saved/jobs/queries';
import { whichAreHidden } from '@/lib/saved/seen/queries';
import { hasSession } from '@/lib/supabase/server';
import { askedJobs, neverStored } from './ids';

/** Which of at most 50 jobs the viewer has saved, applied for and hidden: `{ saved: [id], applied: [id], hidden: [id] }`. 401 for a visitor. */
export async function GET(request: Request): Promise<Response> {
  const jobIds = askedJobs(request);
  if (jobIds === null) return new Response(null, { status: 400, headers: neverStored });
  if (!(await hasSession())) return new Response(null, { status: 401, headers: neverStored });
  try {
    const [saved, applied, hidden] = await Promise.all([
      whichAreSaved(jobIds),
      findAppliedJobs(jobIds),
      whichAreHidden(jobIds),
    ]);
    return Response.json({ saved, applied, hidden }, { headers: neverStored });
  } catch (fault) {
    logFault('GET /api/saved-jobs', fault);
    return new Response(null, { status: 503, headers: neverStored });
  }
}
