import { canReachDatabase } from '@/lib/supabase/can-reach-database';

export const dynamic = 'force-dynamic';

/** For monitors: 200 if the database answers an anonymous query, otherwise 503. */
export async function GET() {
  const isReachable = await canReachDatabase('healthz');
  return Response.json(
    { ok: isReachable, database: isReachable ? 'reachable' : 'unreachable' },
    { status: isReachable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
