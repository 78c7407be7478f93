import { expect, test } from 'vitest';
import { cacheTags } from '@/lib/cache/cache-tags';
import { duringExchange } from '@/lib/http/exchange.mjs';
import type { JobSummary } from '@/lib/jobs/job';
import { keepSearch } from '@/lib/jobs/keep-search';
import { cellsAround } from '@/lib/places/cells-around';

const center = { lat: 30.25, lng: -97.75 };

function kept(where: Parameters<typeof keepSearch>[0], ids: string[], isForAll = true) {
  const exchange: Parameters<typeof duringExchange>[0] = { isForAll };
  const jobs = ids.map((id) => ({ id }) as JobSummary);
  duringExchange(exchange, () => keepSearch(where, jobs, 5));
  return exchange.keep;
}

test('a search is kept for 30 seconds, until one of its jobs or its region changes', () => {
  expect(kept({ center, radiusKm: 1 }, ['1'])).toEqual({
    from: 5,
    until: 30_005,
    tags: [cacheTags.contents, cacheTags.job('1'), ...cellsAround(center, 1).map(cacheTags.beyond)],
    isEmpty: false,
  });
});

test.each([[{ center: null, radiusKm: 10 }], [{ center, radiusKm: null }]])(
  'one of everywhere ends with any new job: %j',
  (where) =>
    expect(kept(where, ['1'])?.tags).toEqual([cacheTags.contents, cacheTags.job('1'), cacheTags.newestJobs]),
);

test('one that finds nothing says so, and ends when a job comes there', () => {
  const tags = [cacheTags.contents, ...cellsAround(center, 1).map(cacheTags.beyond)];
  expect(kept({ center, radiusKm: 1 }, [])).toMatchObject({ tags, isEmpty: true });
});

test('one that was rendered for one visitor is not kept', () => {
  expect(kept({ center, radiusKm: 1 }, ['1'], false)).toBeUndefined();
});
