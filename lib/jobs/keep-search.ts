import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { keepRendered, placeholderOf } from '@/lib/http/exchange.mjs';
import { cellsAround } from '@/lib/places/cells-around';
import type { JobSummary } from './job';
import { effectiveRadius, type JobFilters } from './search-params';

/** As old as an answer to a search may be that nothing refreshes. */
const keptMs = 30_000;

/**
 * Lets the page that shows these jobs be kept for whoever searches for the same (lib/http/answer-once.ts), until one of them
 * changes or a job is posted or ends in the region.
 */
export function keepSearch(
  where: Pick<JobFilters, 'center' | 'radiusKm' | 'more'>,
  jobs: readonly JobSummary[],
  from: number,
): void {
  // What a template (D111) says is of no search in particular.
  const isTemplate = placeholderOf('jobs') !== undefined;
  const shown = isTemplate ? [] : [...jobs.map(({ id }) => cacheTags.job(id)), ...regionTags(where)];
  keepRendered({
    from,
    until: from + keptMs,
    tags: [cacheTags.contents, ...shown],
    isEmpty: jobs.length === 0,
  });
}

/** Lets a page be kept that knows no place to search around, and so shows no jobs. */
export function keepWithoutPlace(): void {
  const from = Date.now();
  keepRendered({ from, until: from + keptMs, tags: [cacheTags.contents], isEmpty: true });
}

/** What is refreshed when a job is posted, changes or ends where a search looks. */
function regionTags(where: Pick<JobFilters, 'center' | 'radiusKm' | 'more'>): string[] {
  const radiusKm = effectiveRadius(where);
  return where.center && radiusKm !== null
    ? cellsAround(where.center, radiusKm).map(cacheTags.beyond)
    : [cacheTags.newestJobs];
}
