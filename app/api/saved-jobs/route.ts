import { findAppliedJobs } from '@/lib/applications/queries';
import { logFault } from '@/lib/log';
import { whichAreSaved } from '@/lib/saved/jobs/queries';
import { hasSession } from '@/lib/supabase/server';
import { askedJobs, neverStored } from './ids';

/** Which of at most 50 jobs the viewer has saved and applied for: `{ saved: [id], applied: [id] }`. 401 for a visitor. */
export async function GET(request: Request): Promise<Response> {
  const jobIds = askedJobs(request);
  if (jobIds === null) return new Response(null, { status: 400, headers: neverStored });
  if (!(await hasSession())) return new Response(null, { status: 401, headers: neverStored });
  try {
    const [saved, applied] = await Promise.all([whichAreSaved(jobIds), findAppliedJobs(jobIds)]);
    return Response.json({ saved, applied }, { headers: neverStored });
  } catch (fault) {
    logFault('GET /api/saved-jobs', fault);
    return new Response(null, { status: 503, headers: neverStored });
  }
}
