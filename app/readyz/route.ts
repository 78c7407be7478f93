import { canReachDatabase } from '@/lib/supabase/can-reach-database';

export const dynamic = 'force-dynamic';

/** For load balancers: 200 if this process can serve requests, 503 if it can't reach the database. */
export async function GET() {
  const isReady = await canReachDatabase('readyz');
  return Response.json(isReady ? { ready: true } : { ready: false, reason: 'database unreachable' }, {
    status: isReady ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
