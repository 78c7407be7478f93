import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonClient, secretClient } from '../support/clients.ts';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -55.7, lng: 20.3 };
const visitor = anonClient();
const serviceClient = secretClient();
const near = { center_lat: center.lat, center_lng: center.lng, radius_km: 20 };
const perHour = (min: number | null, max: number | null, currency: 'USD' | 'CAD' = 'USD') =>
  ({ min, max, currency, period: 'hour' }) as const;
const tomorrow = new Date(Date.now() + 86_400_000);

async function postNamedJobs(jobs: Record<string, Partial<PostedJob>>): Promise<Map<string, string>> {
  const posted = await postJobs(
    Object.entries(jobs).map(([title, job], index) => ({
      title,
      coordinates: { lat: center.lat + index / 10_000, lng: center.lng },
      ...job,
    })),
  );
  return new Map(posted.map(({ id, title }) => [title, id]));
}

afterAll(removePostedJobs);

async function searchTitles(args: object): Promise<string[]> {
  const { data, error } = await visitor.rpc('search_jobs', { ...near, ...args });
  if (error) throw error;
  return data.map(({ title }) => title);
}

async function countJobs(args: object) {
  const { data, error } = await visitor.rpc('count_jobs', { ...near, ...args }).single();
  if (error) throw error;
  return { total: data.total, withoutMinimum: data.without_minimum };
}

describe('a search', () => {
  beforeAll(async () => {
    await postNamedJobs({
      Fisher: { type: 'full-time', salary: perHour(18, 25) },
      Cook: { type: 'part-time', salary: { min: 30_000, max: 40_000, currency: 'USD', period: 'year' } },
      Diver: {
        tags: ['Deep Sea'],
        type: 'contract',
        salary: { min: 41_600, max: null, currency: 'USD', period: 'year' },
      },
      Guide: { type: 'part-time', salary: perHour(null, 40) },
      Friend: { type: 'volunteer', salary: null },
      Pilot: { type: 'full-time', salary: perHour(90, null, 'CAD') },
      Paused: { status: 'paused' },
      Closed: { status: 'closed' },
      Expired: { expiresAt: new Date(Date.now() - 1000) },
    });
  });

  test('finds open jobs, but no paused, closed or expired jobs', async () => {
    expect(await searchTitles({})).toEqual(['Fisher', 'Cook', 'Diver', 'Guide', 'Friend', 'Pilot']);
    expect((await countJobs({})).total).toBe(6);
    expect(await searchTitles({ words: 'expired' })).toEqual([]);
  });

  test('filters by type', async () => {
    expect(await searchTitles({ job_types: ['part-time'] })).toEqual(['Cook', 'Guide']);
    expect(await searchTitles({ job_types: ['contract', 'volunteer'] })).toEqual(['Diver', 'Friend']);
    expect(await searchTitles({ job_types: [] })).toHaveLength(6);
    expect(await searchTitles({ job_types: ['night-watch'] })).toEqual([]);
  });

  test('filters by minimum hourly pay and currency, and counts jobs without a minimum (D33)', async () => {
    expect(await searchTitles({ min_pay: 18 })).toEqual(['Fisher', 'Diver']);
    expect(await countJobs({ min_pay: 18 })).toEqual({ total: 2, withoutMinimum: 2 });
    expect(await searchTitles({ min_pay: 20 })).toEqual(['Diver']);
    expect(await searchTitles({ min_pay: 20.01 })).toEqual([]);
    expect(await searchTitles({ min_pay: 18, currency: 'CAD' })).toEqual(['Pilot']);
    expect(await countJobs({ min_pay: 18, job_types: ['part-time'] })).toEqual({
      total: 0,
      withoutMinimum: 1,
    });
    expect((await countJobs({})).withoutMinimum).toBe(0);
  });

  test("filters by category: a type, the company's industry or a tag (D13)", async () => {
    expect(await searchTitles({ category: 'part-time' })).toEqual(['Cook', 'Guide']);
    expect(await searchTitles({ category: 'other' })).toHaveLength(6);
    expect(await searchTitles({ category: 'healthcare' })).toEqual([]);
    expect(await searchTitles({ category: 'deep-sea' })).toEqual(['Diver']);
    expect((await countJobs({ category: 'deep-sea', words: 'diver' })).total).toBe(1);
    expect((await countJobs({ category: 'deep-sea', min_pay: 90 })).total).toBe(0);
    expect((await countJobs({ category: 'other', job_types: ['part-time'] })).total).toBe(2);
    expect((await countJobs({ category: 'part-time', job_types: ['part-time', 'full-time'] })).total).toBe(2);
    expect((await countJobs({ category: 'part-time', job_types: ['full-time'] })).total).toBe(0);
  });

  test('does not find an expired job until it is renewed', async () => {
    const [job] = await postJobs([
      { title: 'Seasonal', coordinates: center, expiresAt: new Date(Date.now() - 1000) },
    ]);
    expect(await searchTitles({ words: 'seasonal' })).toEqual([]);
    const renewed = await serviceClient
      .from('jobs')
      .update({ expires_at: tomorrow.toISOString() })
      .eq('id', job?.id ?? '');
    expect(renewed.error).toBeNull();
    expect(await searchTitles({ words: 'seasonal' })).toEqual(['Seasonal']);
  });

  test('returns only public columns', async () => {
    const { data } = await visitor.rpc('search_jobs', { ...near, page_size: 1 });
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual([
      'applies_elsewhere',
      'company_logo',
      'company_name',
      'created_at',
      'distance_km',
      'fit',
      'id',
      'location',
      'salary',
      'slug',
      'tags',
      'title',
      'type',
    ]);
    expect(JSON.stringify(data)).not.toContain('ann@example.com');
  });
});

describe('search_jobs', () => {
  test.each([
    [{ radius_km: 100.1 }],
    [{ radius_km: 0 }],
    [{ radius_km: -5 }],
    [{ center_lat: 91 }],
    [{ center_lng: -180.5 }],
    [{ center_lng: undefined }],
    [{ page_size: 51 }],
    [{ page_size: 0 }],
    [{ page_size: -1 }],
    [{ page_offset: -1 }],
    [{ page_offset: 1_001 }],
    [{ min_pay: -1 }],
    [{ sort: 'price' }],
  ])('rejects %j', async (args) => {
    const { data, error } = await visitor.rpc('search_jobs', { ...near, ...args });
    expect(data).toBeNull();
    expect(error?.code).toBe('22023');
  });

  test('searches everywhere, newest first and without distances, if there is no place', async () => {
    const [newest] = await postJobs([
      { title: 'Newest of All', coordinates: center, createdAt: new Date(Date.now() + 60_000) },
    ]);
    const { data } = await visitor.rpc('search_jobs', { page_size: 1 });
    expect(data?.[0]).toMatchObject({ id: newest?.id, distance_km: null });
  });
});

describe('similar jobs (D16)', () => {
  test('are up to six open jobs within 25 km, sorted by similarity of the title, then by distance', async () => {
    const at = (km: number) => ({ lat: 40 + km / 111.2, lng: -40 });
    const ids = await postNamedJobs({
      'Krill Trawler Captain': { coordinates: at(0) },
      'Krill Trawler Captains': { coordinates: at(20) },
      'Captain of a Trawler': { coordinates: at(3) },
      'Second Captain': { coordinates: at(2) },
      'Harbor Captain': { coordinates: at(8) },
      'Harbor Captain ': { coordinates: at(4) },
      'Ferry Captain': { coordinates: at(5) },
      'Captain Assistant to the Board of Directors': { coordinates: at(6) },
      'Too Far Trawler Captain': { coordinates: at(26) },
      'Closed Trawler Captain': { coordinates: at(1), status: 'closed' },
      'Net Mender': { coordinates: at(1), description: 'Works with the trawler captain.' },
    });
    const { data } = await visitor.rpc('similar_jobs', { job_id: ids.get('Krill Trawler Captain') ?? '' });
    const found = data?.map(({ title }) => title) ?? [];
    expect(found).toHaveLength(6);
    expect(found[0]).toBe('Krill Trawler Captains');
    expect(found[1]).toBe('Captain of a Trawler');
    expect(found.indexOf('Harbor Captain ')).toBe(found.indexOf('Harbor Captain') - 1);
    for (const absent of [
      'Krill Trawler Captain',
      'Too Far Trawler Captain',
      'Closed Trawler Captain',
      'Net Mender',
    ])
      expect(found).not.toContain(absent);

    const forClosedJob = await visitor.rpc('similar_jobs', {
      job_id: ids.get('Closed Trawler Captain') ?? '',
    });
    expect(forClosedJob.data).toHaveLength(6);
  });

  test('have a similar occupation, not only the same type or shift', async () => {
    const at = (km: number) => ({ lat: 41 + km / 111.2, lng: -41 });
    const ids = await postNamedJobs({
      'Part-Time Periwinkle Picker (Evenings)': { coordinates: at(0) },
      'Periwinkle Picker': { coordinates: at(20) },
      'Periwinkle Sorter, Full Time': { coordinates: at(19) },
      'Part-Time Whelk Counter (Evenings)': { coordinates: at(1) },
      'Evening Shift Limpet Washer': { coordinates: at(1) },
      'Night Shift': { coordinates: at(3) },
      'Night Watch': { coordinates: at(4) },
    });
    const titlesLike = async (title: string) => {
      const { data } = await visitor.rpc('similar_jobs', { job_id: ids.get(title) ?? '' });
      return data?.map((job) => job.title);
    };
    expect(await titlesLike('Part-Time Periwinkle Picker (Evenings)')).toEqual([
      'Periwinkle Picker',
      'Periwinkle Sorter, Full Time',
    ]);
    // A title that consists only of a shift is compared as a whole.
    expect(await titlesLike('Night Shift')).toContain('Night Watch');
  });

  test('are an empty list for an unknown job', async () => {
    const { data, error } = await visitor.rpc('similar_jobs', { job_id: crypto.randomUUID() });
    expect([data, error]).toEqual([[], null]);
  });
});
