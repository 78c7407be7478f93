import 'server-only';
import { logFault } from '@/lib/log';
import { adminClient } from '@/lib/supabase/admin';
import type { JobFilters } from './search-params';

type EmptySearch = { words: string; lat: number | null; lng: number | null; times: number };

const waitMs = 5000;
/** Of different ones; a day has no more than 2,000. */
const mostWaiting = 500;
const waiting = new Map<string, EmptySearch>();

/**
 * Counts a search without results for the desk (D99): nobody waits for it, and a search does not fail with it. Those of some seconds
 * are told together, as a call for each would be a good part of what a search costs; a process that ends takes its last with it.
 */
export function noteEmptySearch({ query, center }: Pick<JobFilters, 'query' | 'center'>): void {
  // The next larger town is all that is kept of the place.
  const [lat, lng] = center ? [center.lat, center.lng].map((degrees) => Math.round(degrees * 100) / 100) : [];
  const key = JSON.stringify([query, lat, lng]);
  const known = waiting.get(key);
  if (known) known.times++;
  else if (waiting.size < mostWaiting)
    waiting.set(key, { words: query, lat: lat ?? null, lng: lng ?? null, times: 1 });
  if (waiting.size === 1 && !known) setTimeout(tell, waitMs).unref();
}

function tell(): void {
  const asked = [...waiting.values()];
  waiting.clear();
  adminClient()
    .rpc('note_empty_searches', { asked })
    .then(
      ({ error }) => error && logFault('empty searches', error),
      (thrown) => logFault('empty searches', thrown),
    );
}
