import 'server-only';
import { logFault } from '@/lib/log';
import { catalogClient } from '@/lib/supabase/catalog';

const mostMs = 15_000;

/**
 * Makes the figures that are due (D64), one after the other for a while and none that would begin after `latest` (ms of
 * `performance.now()`); answers how many. The rest are the next run's, and so are those that fail.
 */
export async function makeFigures(latest: number): Promise<{ made: number; failed: number }> {
  const end = Math.min(performance.now() + mostMs, latest);
  const counts = { made: 0, failed: 0 };
  while (performance.now() < end) {
    const { data } = await catalogClient().rpc('make_figure').throwOnError();
    const [due] = data;
    if (!due) break;
    if (due.failure) logFault('figure', due.failure);
    counts[due.failure ? 'failed' : 'made']++;
  }
  return counts;
}
