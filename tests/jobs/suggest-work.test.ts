import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonClient } from '../support/clients.ts';
import { postJobs, removePostedJobs } from './posted-jobs.ts';
import { withVisitorLimits } from './with-limits.ts';

const center = { lat: -58.3, lng: -122.9 };
const near = { center_lat: center.lat, center_lng: center.lng, radius_km: 20 };

beforeAll(async () => {
  const createJob = (title: string, companyName: string) => ({ title, companyName, coordinates: center });
  await postJobs([
    createJob('Krill Baker', 'Krillhaus'),
    createJob('Krill Baker, Part-Time', 'Krillhaus'),
    createJob('Krill Baker, Nights', 'Floe Foods'),
    createJob('Kritik Writer', 'Floe Foods'),
    { ...createJob('Squid Cook', 'Floe Foods'), tags: ['Deep-Sea Cooking', 'Squid Cook'] },
    { ...createJob('Squid Cook', 'Floe Foods'), tags: ['deep-sea cooking'] },
    { ...createJob('Kritik Reader', 'Floe Foods'), status: 'closed' as const },
    { title: 'Krill Packer', companyName: 'Far Foods', coordinates: { lat: 20, lng: 170 } },
  ]);
});
afterAll(removePostedJobs);

async function listSuggestions(typed: string, place: Partial<typeof near> = near) {
  const { data } = await anonClient()
    .rpc('suggest_work', { typed, ...place })
    .throwOnError();
  return data.map(({ name, kind, jobs }) => [name, kind, jobs]);
}

test('returns titles and companies with open jobs nearby, with their counts', async () => {
  expect(await listSuggestions('kri')).toEqual([
    ['Krill Baker', 'title', 3],
    ['Kritik Writer', 'title', 1],
    ['Krillhaus', 'company', 2],
  ]);
  expect(await listSuggestions('bak KRILL')).toEqual([['Krill Baker', 'title', 3]]);
  expect((await listSuggestions('krill', {})).map(([name]) => name)).toContain('Krill Packer');
});

test('returns tags of open jobs nearby, except tags that equal a title', async () => {
  expect(await listSuggestions('deep')).toEqual([['deep-sea-cooking', 'category', 2]]);
  expect(await listSuggestions('squid')).toEqual([['Squid Cook', 'title', 2]]);
});

test('returns nothing for up to two letters or unknown words', async () => {
  for (const typed of ['k', 'kr', '', '%', "'", 'kriq', '\\m(', 'k'.repeat(5000)])
    expect(await listSuggestions(typed)).toEqual([]);
});

test('reports if not all jobs were counted', async () => {
  const rows = await withVisitorLimits(
    { ranked: 2 },
    (transaction) =>
      transaction`select is_more from public.suggest_work('krill', ${center.lat}, ${center.lng}, 20)`,
  );
  expect(rows[0]?.is_more).toBe(true);
});
