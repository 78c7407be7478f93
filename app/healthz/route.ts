import { logFault } from '@/lib/log';
import { publicClient } from '@/lib/supabase/public';

export const dynamic = 'force-dynamic';

const databaseTimeoutMs = 2000;

/** For load balancers and monitors: 200 while a visitor's read reaches the database, 503 otherwise. */
export async function GET() {
  const isReachable = await reachesDatabase();
  return Response.json(
    { ok: isReachable, database: isReachable ? 'reachable' : 'unreachable' },
    { status: isReachable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

async function reachesDatabase(): Promise<boolean> {
  try {
    const { error } = await publicClient()
      .rpc('is_job_open', { job_id: '00000000-0000-0000-0000-000000000000' })
      .abortSignal(AbortSignal.timeout(databaseTimeoutMs));
    if (error) logFault('healthz', error);
    return error === null;
  } catch (fault) {
    logFault('healthz', fault);
    return false;
  }
}
