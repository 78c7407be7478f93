import 'server-only';
import { logFault } from '@/lib/log';
import { adminClient } from '@/lib/supabase/admin';
import type { JobFilters } from './search-params';

/** Counts a search without results for the desk (D99): nobody waits for it, and a search does not fail with it. */
export function noteEmptySearch({ query, center }: Pick<JobFilters, 'query' | 'center'>): void {
  const asked = {
    words: query,
    // Nowhere is null, which the generated types do not know.
    lat: (center?.lat ?? null) as number,
    lng: (center?.lng ?? null) as number,
  };
  adminClient()
    .rpc('note_empty_search', asked)
    .then(
      ({ error }) => error && logFault('empty search', error),
      (thrown) => logFault('empty search', thrown),
    );
}
