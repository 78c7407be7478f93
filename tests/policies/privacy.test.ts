import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonName } from './matrix.ts';
import { assertNoError, createWorld, type World } from './world.ts';

/** Values that only their intended readers may ever receive. */
const secrets = {
  contact: `contact-${crypto.randomUUID()}@example.com`,
  phone: `555-${String(Math.random()).slice(2, 12)}`,
};
const home = { lat: 30.267_211_3, lng: -97.743_055_7 };
const title = `Cooper ${crypto.randomUUID().replace(/[^a-z]/g, '')}`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const secret = world.clients['secret key'];
  const contact = { name: 'Ada', email: secrets.contact, phone: secrets.phone, title: null };
  await assertNoError(secret.from('jobs').update({ contact, title }).eq('id', world.jobId));
  const location = {
    coordinates: home,
    address: { city: 'Austin', state: 'Texas', country: 'United States' },
  };
  await assertNoError(secret.from('job_seeker_profiles').update({ location }).eq('id', world.talentId));
});

const outsiders = ['visitor', 'newcomer', 'rival'] as const satisfies PersonName[];

describe('a job’s contact', () => {
  test.each([...outsiders, 'applicant'] as const)(
    'is missing from every response to the %s',
    async (person) => {
      const client = world.clients[person];
      const near = { center_lat: 30.2672, center_lng: -97.7431, radius_km: 10 };
      const search = await assertNoError(client.rpc('search_jobs', { ...near, words: title }));
      expect(JSON.stringify(search.data)).toContain(world.jobId);
      const page = await assertNoError(
        world.clients['secret key'].rpc('get_job_page', { job_id: world.jobId }),
      );
      expect(JSON.stringify(page.data)).toContain(title);
      const similar = await assertNoError(client.rpc('similar_jobs', { job_id: world.jobId }));
      for (const response of [search, page, similar])
        for (const secret of Object.values(secrets))
          expect(JSON.stringify(response.data)).not.toContain(secret);
    },
  );

  test.each([...outsiders, 'employer'] as const)(
    'cannot be guessed by the %s with filters and orders',
    async (person) => {
      const jobs = () => world.clients[person].from('jobs');
      expect((await jobs().select('id').eq('contact->>email', secrets.contact)).error?.code).toBe('42501');
      expect((await jobs().select('id').like('contact->>email', 'contact-%')).error?.code).toBe('42501');
      expect((await jobs().select('id').order('contact')).error?.code).toBe('42501');
      const counted = await jobs().select('id', { count: 'exact', head: true }).not('contact', 'is', null);
      // A HEAD response has no body with a code. Hosted projects return 401 to visitors.
      expect([401, 403]).toContain(counted.status);
      expect((await jobs().update({ title }).eq('contact->>email', secrets.contact)).error?.code).toBe(
        '42501',
      );
    },
  );
});

describe('a talent’s place', () => {
  test.each([...outsiders, 'employer'] as const)(
    'is hidden from the %s, even in rows that they can read',
    async (person) => {
      const client = world.clients[person];
      const profiles = await client
        .from('job_seeker_profiles')
        .select('location, public_point')
        .eq('id', world.talentId);
      expect(profiles.data ?? []).toEqual([]);
      const saved = await client
        .from('saved_talents')
        .select('talent_id, job_seeker_profiles(location, full_name)');
      expect(JSON.stringify(saved.data)).not.toContain('Ben Miller');
      expect(JSON.stringify(saved.data)).not.toContain(String(home.lat));
    },
  );

  test('is public only as the center of a 1 km cell', async () => {
    const { data } = await assertNoError(
      world.clients.applicant
        .from('job_seeker_profiles')
        .select('public_point')
        .eq('id', world.talentId)
        .single(),
    );
    const moved = { lat: home.lat + 0.0001, lng: home.lng + 0.0001 };
    for (const point of [home, moved])
      expect((await assertNoError(world.clients.newcomer.rpc('snap_point', point))).data).toBe(
        data?.public_point,
      );
    const exact = await assertNoError(world.clients.newcomer.rpc('sphere_point', home));
    const kmBetween = Math.hypot(
      ...parts(exact.data).map((part, index) => part - (parts(data?.public_point)[index] ?? 0)),
    );
    expect(kmBetween).toBeGreaterThan(0.01);
    expect(kmBetween).toBeLessThan(0.72);
  });
});

describe('applications', () => {
  test.each([...outsiders])('are hidden from the %s, even in counts and joins', async (person) => {
    const client = world.clients[person];
    const counted = await client
      .from('applications')
      .select('id', { count: 'exact' })
      .eq('job_id', world.jobId);
    expect(counted.count ?? 0).toBe(0);
    const joined = await client.from('jobs').select('id, applications(id)').eq('id', world.jobId);
    expect(joined.data ?? []).toEqual([]);
  });

  test('can be read by their own applicant', async () => {
    const { data } = await assertNoError(
      world.clients.applicant.from('applications').select('id, status').eq('job_id', world.jobId),
    );
    expect(data).toEqual([{ id: world.applicationId, status: 'new' }]);
  });
});

const parts = (cube: unknown) => String(cube).replace(/[()]/g, '').split(',').map(Number);
