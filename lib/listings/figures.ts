import 'server-only';
import { catalogClient } from '@/lib/supabase/catalog';

const mostMs = 15_000;

/**
 * Makes the figures that are due (D64), one after the other for a while and none that would begin after `latest` (ms of
 * `performance.now()`); answers how many. The rest are the next run's.
 */
export async function makeFigures(latest: number): Promise<number> {
  const end = Math.min(performance.now() + mostMs, latest);
  let made = 0;
  while (performance.now() < end) {
    const { data: wasDue } = await catalogClient().rpc('make_figure').throwOnError();
    if (!wasDue) break;
    made++;
  }
  return made;
}
