import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, secretClient, signUp, visitorClient } from '../policies/people.ts';
import { company, job, type Row } from '../policies/rows.ts';
import { assertNoError } from '../policies/world.ts';
import { sql } from '../support/sql.ts';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();

let employer: Person;
beforeAll(async () => {
  employer = await signUp();
  await assertNoError(employer.client.from('employer_profiles').insert(company(employer.id)));
});

const location = (address: Row) => ({
  coordinates: { lat: 30.2672, lng: -97.7431 },
  address: { city: 'Austin', state: 'Texas', country: 'United States', neighborhood: null, ...address },
});

type PostedJob = { id: string; slug: string; state_slug: string; location: { address: { state: string } } };

async function postJob(overrides: Row): Promise<PostedJob> {
  const { data, error } = await employer.client
    .from('jobs')
    .insert(job(employer.id, overrides) as never)
    .select('id, slug, state_slug, location')
    .single();
  if (error) throw error;
  return data as unknown as PostedJob;
}

const getListingAt = async (state: string, city: string, name: string) => {
  const { data, error } = await visitorClient().rpc('get_listing', { state, city, name });
  if (error) throw error;
  const found = data as { jobId: string } | { place: { kind: string } } | { near: Row } | null;
  if (!found || 'near' in found) return found && { near: found.near };
  return 'jobId' in found ? found.jobId : found.place.kind;
};

const resolveAddress = async (name: string, place: { state?: string; city?: string } = {}) => {
  const { data, error } = await visitorClient().rpc('resolve_job_address', { name, ...place });
  if (error) throw error;
  return data;
};

describe('the state of a posted job', () => {
  test.each([
    ['TX', 'United States', 'Texas'],
    ['texas', 'US', 'Texas'],
    [' new-york ', 'USA', 'New York'],
    ['D.C.', 'United States', 'District of Columbia'],
    ['Texas', 'United States', 'Texas'],
    ['', 'United States', 'Unknown'],
    ['WA', 'Australia', 'WA'],
    ['Ontario', 'Canada', 'Ontario'],
  ])('%j in %s is stored as %j', async (state, country, stored) => {
    const posted = await postJob({ location: location({ state, country }) });
    expect(posted.location.address.state).toBe(stored);
  });
});

describe('the URL of a job without a neighborhood (D7, D8)', () => {
  test('does not use the slug of a neighborhood of its city', async () => {
    const { slug } = await postJob({ title: 'Hyde Park', location: location({}) });
    expect(slug).toMatch(/^hyde-park-\d+$/);
    expect(await getListingAt('texas', 'austin', 'hyde-park')).toBe('neighborhood');
  });

  test('does not use the slug of a neighborhood known only from jobs', async () => {
    const name = `Quarter ${crypto.randomUUID().slice(0, 8)}`;
    await postJob({ location: location({ neighborhood: name }) });
    const { slug } = await postJob({ title: name, location: location({}) });
    expect(slug).toBe(`${name.toLowerCase().replace(' ', '-')}-1`);
  });

  test('stays the same if a neighborhood gets the same name later', async () => {
    const name = `Corner ${crypto.randomUUID().slice(0, 8)}`;
    const { id, slug } = await postJob({ title: name, location: location({}) });
    await postJob({ location: location({ neighborhood: name }) });
    expect(await getListingAt('texas', 'austin', slug)).toBe(id);
  });
});

describe('a URL without a job (D37)', () => {
  const createSlug = () => `unknown-${crypto.randomUUID().slice(0, 8)}`;
  const austin = { city: 'Austin', state: 'Texas', lat: 30.27, lng: -97.74 };

  test('is recognized as the URL of a former job by its slug alone, after the job’s expiry and deletion', async () => {
    const { id, slug } = await postJob({ title: createSlug(), location: location({}) });
    await sql`update public.jobs set status = 'closed', closed_at = now() - interval '15 days' where id = ${id}`;
    await sql`update public.jobs set expires_at = now() - interval '15 days' where id = ${id}`;
    expect(await resolveAddress(slug)).toEqual({ near: austin });
    await sql`delete from public.jobs where id = ${id}`;
    expect(await resolveAddress(slug)).toEqual({ near: null });
  });

  test('is treated as the URL of a former job for any name in a known city', async () => {
    expect(await resolveAddress(createSlug(), { state: 'texas', city: 'austin' })).toEqual({ near: austin });
    expect(await getListingAt('texas', 'austin', createSlug())).toEqual({ near: austin });
  });

  test.each(['jobs', 'employer', 'auth', 'still-hiring', 'career-resources', 'about-nothing'])(
    'is not treated as the URL of a former job for the word %s',
    async (word) => {
      expect(await resolveAddress(word)).toBeNull();
    },
  );

  test('is not treated as the URL of a former job in an unknown city', async () => {
    expect(await resolveAddress(createSlug(), { state: 'texas', city: createSlug() })).toBeNull();
    expect(await getListingAt('texas', createSlug(), createSlug())).toBeNull();
  });
});

describe('a URL is resolved in a single call', () => {
  test('for an existing job, a moved job and a name without a job', async () => {
    const name = `Mover ${crypto.randomUUID().slice(0, 8)}`;
    const { id, slug } = await postJob({ title: name, location: location({}) });
    const resolveIn = (city: string) => resolveAddress(slug, { state: 'texas', city });
    expect(await resolveIn('austin')).toEqual({ id, hasMoved: false });
    expect(await resolveIn('waco')).toMatchObject({ near: { city: 'Waco' } });
    await assertNoError(
      employer.client
        .from('jobs')
        .update({ location: location({ city: 'Waco' }) as never })
        .eq('id', id),
    );
    expect(await resolveIn('austin')).toEqual({ id, hasMoved: true });
    expect(await resolveIn('waco')).toEqual({ id, hasMoved: false });
  });

  test('for a category, with null for a tag without jobs or a page after the last', async () => {
    const tag = `skill-${crypto.randomUUID().slice(0, 8)}`;
    await postJob({ tags: [tag], location: location({}) });
    const getCategory = async (category: string, offset = 0) => {
      const args = { state: 'texas', city: 'austin', name: null as never, category, radius_km: 10 };
      const { data, error } = await secretClient().rpc('get_category_listing', {
        ...args,
        page_offset: offset,
      });
      if (error) throw error;
      return data as { place: { city: string }; category: { total: number } } | null;
    };
    const found = await getCategory(tag);
    expect([found?.place.city, found?.category.total]).toEqual(['Austin', 1]);
    expect(await getCategory(tag, 20)).toBeNull();
    expect(await getCategory(`no-${tag}`)).toBeNull();
    // A job type has a page even without jobs.
    expect(await getCategory('internship')).not.toBeNull();
  });
});

test('list_affected_listings returns a job’s city, its cell and the listings of places around it', async () => {
  const { id } = await postJob({ title: 'Zilker Baker' });
  const [row] = await sql<{ lists: { cities: unknown; cells: unknown; listings: unknown[] } }[]>`
    select public.list_affected_listings(array[${id}::uuid]) as lists`;
  expect(row?.lists.cities).toEqual([['texas', 'austin']]);
  expect(row?.lists.cells).toEqual([[60, -196]]);
  expect(row?.lists.listings).toContainEqual(['texas', 'austin', null, null]);
  expect(row?.lists.listings).toContainEqual(['texas', 'austin', 'zilker', 'full-time']);
});
