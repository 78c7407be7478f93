import { isStopping } from '@/lib/http/readiness';
import { reachesDatabase } from '@/lib/supabase/reaches-database';

export const dynamic = 'force-dynamic';

/** For whoever spreads the load: 200 while this process should get requests, 503 once it is stopping or has no database. */
export async function GET() {
  const reason = isStopping()
    ? 'stopping'
    : (await reachesDatabase('readyz'))
      ? null
      : 'database unreachable';
  return Response.json(reason ? { ready: false, reason } : { ready: true }, {
    status: reason ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}
