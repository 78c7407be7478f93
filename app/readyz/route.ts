import { isStopping } from '@/lib/http/readiness';
import { sharedCache } from '@/lib/http/shared-cache.mjs';
import { reachesDatabase } from '@/lib/supabase/reaches-database';

export const dynamic = 'force-dynamic';

/** For whoever spreads the load: 200 while this process should get requests, 503 once it is stopping or has no database. Without the shared cache it is slower, and ready. */
export async function GET() {
  const reason = isStopping()
    ? 'stopping'
    : (await reachesDatabase('readyz'))
      ? null
      : 'database unreachable';
  const isSlower = sharedCache()?.isUp === false;
  const ready = { ready: true, ...(isSlower && { degraded: 'cache unreachable' }) };
  return Response.json(reason ? { ready: false, reason } : ready, {
    status: reason ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}
