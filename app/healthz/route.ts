import { canReachDatabase } from '@/lib/supabase/can-reach-database';

export const dynamic = 'force-dynamic';

/** For uptime monitors: 200 if an anonymous query of the database succeeds, otherwise 503. */
export async function GET() {
  const isReachable = await canReachDatabase('healthz');
  return Response.json(
    { ok: isReachable, database: isReachable ? 'reachable' : 'unreachable' },
    { status: isReachable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
