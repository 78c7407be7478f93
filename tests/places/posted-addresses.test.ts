import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, secretClient, signUp, visitorClient } from '../policies/people.ts';
import { company, job, type Row } from '../policies/rows.ts';
import { mustWork } from '../policies/world.ts';
import { sql } from '../support/sql.ts';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();

let employer: Person;
beforeAll(async () => {
  employer = await signUp();
  await mustWork(employer.client.from('employer_profiles').insert(company(employer.id)));
});

const location = (address: Row) => ({
  coordinates: { lat: 30.2672, lng: -97.7431 },
  address: { city: 'Austin', state: 'Texas', country: 'United States', neighborhood: null, ...address },
});

type Posted = { id: string; slug: string; state_slug: string; location: { address: { state: string } } };

async function post(overrides: Row): Promise<Posted> {
  const { data, error } = await employer.client
    .from('jobs')
    .insert(job(employer.id, overrides) as never)
    .select('id, slug, state_slug, location')
    .single();
  if (error) throw error;
  return data as unknown as Posted;
}

const standsAt = async (state: string, city: string, name: string) => {
  const { data, error } = await visitorClient().rpc('find_listing', { state, city, name });
  if (error) throw error;
  const found = data as { jobId: string } | { place: { kind: string } } | { near: Row } | null;
  if (!found || 'near' in found) return found && { near: found.near };
  return 'jobId' in found ? found.jobId : found.place.kind;
};

describe('a state is stored by its name, however a job was sent', () => {
  test.each([
    ['TX', 'United States', 'Texas'],
    ['texas', 'US', 'Texas'],
    [' new-york ', 'USA', 'New York'],
    ['D.C.', 'United States', 'District of Columbia'],
    ['Texas', 'United States', 'Texas'],
    ['', 'United States', 'Unknown'],
    ['WA', 'Australia', 'WA'],
    ['Ontario', 'Canada', 'Ontario'],
  ])('%j in %s is %s', async (state, country, stored) => {
    const posted = await post({ location: location({ state, country }) });
    expect(posted.location.address.state).toBe(stored);
  });
});

describe('a job without a neighborhood keeps its address (D7, D8)', () => {
  test('by not taking the name of a neighborhood of its city', async () => {
    const { slug } = await post({ title: 'Hyde Park', location: location({}) });
    expect(slug).toMatch(/^hyde-park-\d+$/);
    expect(await standsAt('texas', 'austin', 'hyde-park')).toBe('neighborhood');
  });

  test('nor that of one that only jobs know', async () => {
    const name = `Quarter ${crypto.randomUUID().slice(0, 8)}`;
    await post({ location: location({ neighborhood: name }) });
    const { slug } = await post({ title: name, location: location({}) });
    expect(slug).toBe(`${name.toLowerCase().replace(' ', '-')}-1`);
  });

  test('also when a neighborhood is called like it later', async () => {
    const name = `Corner ${crypto.randomUUID().slice(0, 8)}`;
    const { id, slug } = await post({ title: name, location: location({}) });
    await post({ location: location({ neighborhood: name }) });
    expect(await standsAt('texas', 'austin', slug)).toBe(id);
  });
});

describe('an address where no job stands (D37)', () => {
  const nameless = () => `nobody-${crypto.randomUUID().slice(0, 8)}`;
  const ask = async (name: string, place: { state?: string; city?: string } = {}) => {
    const { data, error } = await visitorClient().rpc('find_job_address', { name, ...place });
    if (error) throw error;
    return data;
  };
  const austin = { city: 'Austin', state: 'Texas', lat: 30.27, lng: -97.74 };

  test('was a job once: by its slug alone, after its time and after its deletion', async () => {
    const { id, slug } = await post({ title: nameless(), location: location({}) });
    await sql`update public.jobs set status = 'closed', closed_at = now() - interval '15 days' where id = ${id}`;
    await sql`update public.jobs set expires_at = now() - interval '15 days' where id = ${id}`;
    expect(await ask(slug)).toEqual({ near: austin });
    await sql`delete from public.jobs where id = ${id}`;
    expect(await ask(slug)).toEqual({ near: null });
  });

  test('could be one: any name in a known city', async () => {
    expect(await ask(nameless(), { state: 'texas', city: 'austin' })).toEqual({ near: austin });
    expect(await standsAt('texas', 'austin', nameless())).toEqual({ near: austin });
  });

  test.each(['jobs', 'employer', 'auth', 'still-hiring', 'career-resources', 'about-nothing'])(
    'was never one: %s',
    async (word) => {
      expect(await ask(word)).toBeNull();
    },
  );

  test('was never one: in a city that nobody knows', async () => {
    expect(await ask(nameless(), { state: 'texas', city: nameless() })).toBeNull();
    expect(await standsAt('texas', nameless(), nameless())).toBeNull();
  });
});

describe('an address is looked up in one question', () => {
  test('of a job that is there, that was there until it moved, and that never was', async () => {
    const name = `Mover ${crypto.randomUUID().slice(0, 8)}`;
    const { id, slug } = await post({ title: name, location: location({}) });
    const ask = async (city: string) => {
      const asked = { name: slug, state: 'texas', city };
      const { data, error } = await visitorClient().rpc('find_job_address', asked);
      if (error) throw error;
      return data;
    };
    expect(await ask('austin')).toEqual({ id, hasMoved: false });
    expect(await ask('waco')).toMatchObject({ near: { city: 'Waco' } });
    await mustWork(
      employer.client
        .from('jobs')
        .update({ location: location({ city: 'Waco' }) as never })
        .eq('id', id),
    );
    expect(await ask('austin')).toEqual({ id, hasMoved: true });
    expect(await ask('waco')).toEqual({ id, hasMoved: false });
  });

  test('of a category: with its jobs, and nothing for a tag that no job there has or a page behind the last', async () => {
    const tag = `skill-${crypto.randomUUID().slice(0, 8)}`;
    await post({ tags: [tag], location: location({}) });
    const ask = async (category: string, offset = 0) => {
      const asked = { state: 'texas', city: 'austin', name: null as never, category, radius_km: 10 };
      const { data, error } = await secretClient().rpc('find_category', { ...asked, page_offset: offset });
      if (error) throw error;
      return data as { place: { city: string }; category: { total: number } } | null;
    };
    const found = await ask(tag);
    expect([found?.place.city, found?.category.total]).toEqual(['Austin', 1]);
    expect(await ask(tag, 20)).toBeNull();
    expect(await ask(`no-${tag}`)).toBeNull();
    // A type that nobody offers there is a page that says so.
    expect(await ask('internship')).not.toBeNull();
  });
});

test('the lists around a job are told by their places, its city, and its cell', async () => {
  const { id } = await post({ title: 'Zilker Baker' });
  const [row] = await sql<{ lists: { cities: unknown; cells: unknown; listings: unknown[] } }[]>`
    select public.listings_of_jobs(array[${id}::uuid]) as lists`;
  expect(row?.lists.cities).toEqual([['texas', 'austin']]);
  expect(row?.lists.cells).toEqual([[60, -196]]);
  expect(row?.lists.listings).toContainEqual(['texas', 'austin', null, null]);
  expect(row?.lists.listings).toContainEqual(['texas', 'austin', 'zilker', 'full-time']);
});
