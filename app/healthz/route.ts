import { reachesDatabase } from '@/lib/supabase/reaches-database';

export const dynamic = 'force-dynamic';

/** For monitors: 200 while a visitor's read reaches the database, 503 otherwise. */
export async function GET() {
  const isReachable = await reachesDatabase('healthz');
  return Response.json(
    { ok: isReachable, database: isReachable ? 'reachable' : 'unreachable' },
    { status: isReachable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
