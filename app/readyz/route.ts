import { reachesDatabase } from '@/lib/supabase/reaches-database';

export const dynamic = 'force-dynamic';

/** For load balancers: 200 while this process should get requests, 503 without its database. */
export async function GET() {
  const isReady = await reachesDatabase('readyz');
  return Response.json(isReady ? { ready: true } : { ready: false, reason: 'database unreachable' }, {
    status: isReady ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
