import { afterAll, beforeAll, expect, test } from 'vitest';
import { occupations } from '../../supabase/seed/demo/lists.ts';
import { anonClient } from '../support/clients.ts';
import { everydayWords } from './everyday-words.ts';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -57.1, lng: 81.6 };
const visitor = anonClient();

beforeAll(async () => {
  // One title at a time, because other tests insert the same words in another order.
  for (const { title, tags, duties } of occupations)
    await postJobs(
      [0, 1, 2].map((number) => ({
        title,
        tags: [...tags],
        description: duties.join(' '),
        type: number === 0 ? 'part-time' : 'full-time',
        coordinates: { lat: center.lat + number / 100, lng: center.lng },
      })),
    );
});
afterAll(removePostedJobs);

/** Returns the share of correct titles among the first ten results; null without results. */
async function measurePrecision(words: string, titlePattern: RegExp): Promise<number | null> {
  const near = { center_lat: center.lat, center_lng: center.lng, radius_km: 50 };
  const { data } = await visitor
    .rpc('search_jobs', { ...near, words, sort: 'relevance', page_size: 10 })
    .throwOnError();
  return data.length === 0 ? null : data.filter(({ title }) => titlePattern.test(title)).length / data.length;
}

test('a hundred everyday searches have a mean precision of at least 0.9', async () => {
  const measured = await Promise.all(
    everydayWords.map(async ([words, titlePattern]) => ({
      words,
      share: await measurePrecision(words, titlePattern),
    })),
  );
  expect(measured).toHaveLength(100);
  expect(measured.filter(({ share }) => share === null)).toEqual([]);
  const mean = measured.reduce((sum, { share }) => sum + (share ?? 0), 0) / measured.length;
  console.info(`Mean precision at ten: ${mean.toFixed(3)}.`);
  expect(mean).toBeGreaterThanOrEqual(0.9);
});
