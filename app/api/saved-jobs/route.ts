import { getJobApplications } from '@/lib/applications/queries';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { logError } from '@/lib/log';
import { listSavedJobIds } from '@/lib/saved/jobs/queries';
import { listHiddenJobIds } from '@/lib/saved/seen/queries';
import { hasSession } from '@/lib/supabase/server';
import { parseJobIds } from './job-ids';

/**
 * The viewer's state of at most 50 jobs: `{ saved: [id], hidden: [id], applied: { id: time }, applicants: { id: count }
 * }`, `applicants` for own postings only. 401 for a visitor.
 */
export async function GET(request: Request): Promise<Response> {
  const jobIds = parseJobIds(request);
  if (jobIds === null) return new Response(null, { status: 400, headers: noStoreHeaders });
  if (!(await hasSession())) return new Response(null, { status: 401, headers: noStoreHeaders });
  try {
    const [saved, applications, hidden] = await Promise.all([
      listSavedJobIds(jobIds),
      getJobApplications(jobIds),
      listHiddenJobIds(jobIds),
    ]);
    return Response.json({ saved, ...applications, hidden }, { headers: noStoreHeaders });
  } catch (error) {
    logError('GET /api/saved-jobs', error);
    return new Response(null, { status: 503, headers: noStoreHeaders });
  }
}
