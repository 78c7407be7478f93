import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../jobs/random.ts';
import { secretClient } from '../policies/people.ts';
import { company } from '../policies/rows.ts';
import { anonClient, type Client, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createTalents, deleteTalents, getCell, type StoredTalent } from './stored-talents.ts';

/** A cell of the southern Pacific that no other test uses, with two homes at opposite corners. */
const middle = getCell({ lat: -44.2, lng: -140.3 });
const homes = [
  { lat: middle.lat - 0.0044, lng: middle.lng - 0.006 },
  { lat: middle.lat + 0.0044, lng: middle.lng + 0.006 },
] as const;
const searchArea = { center_lat: middle.lat, center_lng: middle.lng, radius_km: 10 };

let neighbors: StoredTalent[];
let hidden: StoredTalent | undefined;
let visitor: Client;
let seeker: Client;
let employer: Client;
let employerId: string;
let otherEmployer: Client;
let otherEmployerId: string;

beforeAll(async () => {
  const sharedFields = {
    headline: 'Whale watcher',
    bio: 'Collects ambergris.',
    skills: ['patience'],
    experienceYears: 7,
    desiredJobTypes: ['part-time'],
    desiredSalary: { min: 20, max: 30, currency: 'USD', period: 'hour' } as const,
    availableFrom: '2020-01-01',
    createdAt: new Date('2026-01-01T00:00:00Z'),
  };
  neighbors = await createTalents([
    { ...sharedFields, fullName: 'Wanda Whalesong', coordinates: homes[0] },
    { ...sharedFields, fullName: 'Walter Whalesong', coordinates: homes[1] },
  ]);
  [hidden] = await createTalents([{ ...sharedFields, coordinates: homes[0], isVisible: false }]);
  visitor = anonClient();
  const [seekerPerson, employerPerson, otherPerson] = await Promise.all([
    signUp('job_seeker'),
    signUp('employer'),
    signUp('employer'),
  ]);
  otherEmployer = otherPerson.client;
  otherEmployerId = otherPerson.user.id;
  seeker = seekerPerson.client;
  employer = employerPerson.client;
  employerId = employerPerson.user.id;
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert([
      company(employerId, { company_name: 'Whale Works' }),
      company(otherEmployerId, { company_name: 'Krill Kitchen' }),
    ]);
  if (error) throw error;
});

afterAll(async () => {
  await deleteTalents();
  await sql`delete from auth.users where id = any (${[employerId, otherEmployerId]})`;
});

describe('a talent’s home', () => {
  test('cannot be located within its map cell by searches from 200 points', {
    timeout: 120_000,
  }, async () => {
    const random = seededRandom(200);
    const ids = new Set(neighbors.map(({ id }) => id));
    const filters = [
      {},
      { words: 'whale' },
      { min_years: 5, max_years: 9 },
      { available: 'now' },
      { job_types: ['part-time'] },
      { max_pay: 25 },
      { words: 'ambergris', sort: 'relevance' },
      { sort: 'date' },
    ];
    let pairCount = 0;
    await sql.begin(async (asEmployer) => {
      await asEmployer`select set_config('request.jwt.claims', ${JSON.stringify({ sub: employerId, role: 'authenticated' })}, true),
        set_config('request.jwt.claim.sub', ${employerId}, true)`;
      for (let point = 0; point < 200; point++) {
        const from = {
          center_lat: middle.lat + (random() - 0.5) * 0.3,
          center_lng: middle.lng + (random() - 0.5) * 0.3,
        };
        for (const radius_km of [0.4, 1, 2, 5, 10, 25, 50, 100]) {
          const filter = filters[(point + Math.round(radius_km)) % filters.length];
          const args = { ...from, radius_km, page_size: 50, ...filter };
          const namedArguments = Object.keys(args).map((name, index) => `${name} => $${index + 1}`);
          const rows = await asEmployer.unsafe(
            `select id, distance_km, cell_lat, cell_lng from public.search_talents(${namedArguments.join(', ')})`,
            Object.values(args) as never[],
            { prepare: true },
          );
          const found = rows.filter(({ id }) => ids.has(id));
          // Both homes or neither are found, with equal columns, so they can't be distinguished.
          expect(found.length === 0 || found.length === 2).toBe(true);
          const [first, second] = found;
          if (!first || !second) continue;
          expect({ ...first, id: '' }).toEqual({ ...second, id: '' });
          expect(first.cell_lat).toBeCloseTo(middle.lat, 9);
          expect(first.cell_lng).toBeCloseTo(middle.lng, 9);
          pairCount++;
        }
      }
    });
    expect(pairCount).toBeGreaterThan(500);
  });

  test.each([
    ['a visitor', () => visitor],
    ['a job seeker', () => seeker],
    ['an employer', () => employer],
  ])(
    'is not returned to %s, and neither are hidden profiles, contact data and CVs',
    async (_viewer, client) => {
      const results = await client().rpc('search_talents', searchArea);
      expect(results.data).toHaveLength(2);
      const text = JSON.stringify(results.data);
      for (const secret of [
        'Secret Lane',
        '99999',
        'Hidden Corner',
        hidden?.id ?? '',
        'cv_url',
        'email',
        'phone',
        'user_id',
      ])
        expect(text).not.toContain(secret);
      for (const { lat, lng } of homes)
        for (const degrees of [lat, lng]) expect(text).not.toContain(degrees.toFixed(4).slice(1));
      const rows = await client().from('job_seeker_profiles').select('*');
      expect(rows.data ?? []).toEqual([]);
      const { data: saved } = await client().from('saved_talents').select('*');
      expect(saved ?? []).toEqual([]);
    },
  );
});

describe('a search result', () => {
  test('has the short name, headline, skills, city and job types for a visitor', async () => {
    const { data } = await visitor.rpc('search_talents', searchArea);
    const row = data?.find(({ id }) => id === neighbors[0]?.id);
    expect(row).toMatchObject({
      name: 'Wanda W.',
      headline: 'Whale watcher',
      skills: ['patience'],
      city: 'Nowhere',
    });
    expect(row).toMatchObject({ is_available_now: true, desired_job_types: ['part-time'] });
    expect(row).toMatchObject({
      experience_years: null,
      available_from: null,
      bio: null,
      desired_salary: null,
    });
  });

  test('also has the years and the start date for a signed-in viewer', async () => {
    const { data } = await seeker.rpc('search_talents', searchArea);
    expect(data?.find(({ id }) => id === neighbors[0]?.id)).toMatchObject({
      name: 'Wanda W.',
      experience_years: 7,
      available_from: '2020-01-01',
      bio: null,
      desired_salary: null,
    });
  });

  test('also has the full name, bio and pay for an employer', async () => {
    const { data } = await employer.rpc('search_talents', searchArea);
    expect(data?.find(({ id }) => id === neighbors[0]?.id)).toMatchObject({
      name: 'Wanda Whalesong',
      bio: 'Collects ambergris.',
      desired_salary: { min: 20, max: 30, currency: 'USD', period: 'hour' },
      is_saved: false,
    });
  });

  test('cannot be filtered by columns that the viewer cannot see', async () => {
    const search = (client: Client, filter: object) =>
      client.rpc('search_talents', { ...searchArea, ...filter });
    for (const words of ['Whalesong', 'ambergris']) {
      expect((await search(visitor, { words })).data).toEqual([]);
      expect((await search(seeker, { words })).data).toEqual([]);
      expect((await search(employer, { words })).data).toHaveLength(2);
      expect((await visitor.rpc('count_talents', { ...searchArea, words }).single()).data?.total).toBe(0);
    }
    for (const filter of [{ min_years: 5 }, { max_years: 9 }, { available: 'month' }])
      expect((await search(visitor, filter)).error?.code).toBe('42501');
    for (const client of [visitor, seeker])
      expect((await search(client, { max_pay: 25 })).error?.code).toBe('42501');
    const counted = await visitor.rpc('count_talents', { ...searchArea, min_years: 5 });
    expect(counted.error?.code).toBe('42501');
  });
});

describe('a talent who hides from a company', () => {
  test('is hidden from only that company at once, even after it is renamed', async () => {
    const [talent] = await createTalents([{ fullName: 'Shy Whale', coordinates: homes[0] }]);
    const canSee = async (client: Client) =>
      (await client.rpc('search_talents', searchArea)).data?.some(({ id }) => id === talent?.id);
    expect(await canSee(employer)).toBe(true);
    await sql`insert into public.hidden_companies (user_id, company_name) values (${talent?.userId ?? ''}, ' whale WORKS ')`;
    expect(await canSee(employer)).toBe(false);
    expect(await canSee(otherEmployer)).toBe(true);
    const row = { employer_id: employerId, talent_id: talent?.id ?? '' };
    expect((await employer.from('saved_talents').insert(row)).error?.code).toBe('42501');
    await employer.from('employer_profiles').update({ company_name: 'Renamed' }).eq('user_id', employerId);
    expect(await canSee(employer)).toBe(false);
    await employer
      .from('employer_profiles')
      .update({ company_name: 'Whale Works' })
      .eq('user_id', employerId);
    await sql`delete from auth.users where id = ${talent?.userId ?? ''}`;
  });

  test.each([
    'Owner  GmbH',
    'Owner GmbH.',
    'Öwner',
    '\u041ewner GmbH',
    'OWNER GMBH',
    'Owner GmbH & Co',
    'The Owner Company',
    'O\u200bwner, L.L.C.',
  ])('is hidden from the company if the company name is spelled %j', async (spelling) => {
    const [before, after] = await createTalents([{ coordinates: homes[0] }, { coordinates: homes[0] }]);
    const rename = async (company_name: string) => {
      const { error } = await employer
        .from('employer_profiles')
        .update({ company_name })
        .eq('user_id', employerId);
      if (error) throw error;
    };
    await employer.from('saved_talents').insert({ employer_id: employerId, talent_id: before?.id ?? '' });
    const hide = (talent: StoredTalent | undefined) =>
      sql`insert into public.hidden_companies (user_id, company_name) values (${talent?.userId ?? ''}, 'Owner GmbH')`;
    await hide(before);
    await rename(spelling);
    await hide(after);
    expect((await employer.from('saved_talents').select('*')).data).toEqual([]);
    await rename('Whale Works');
    const found = (await employer.rpc('search_talents', searchArea)).data?.map(({ id }) => id);
    for (const talent of [before, after]) expect(found).not.toContain(talent?.id);
    await sql`delete from auth.users where id = any (${[before, after].map((talent) => talent?.userId ?? '')})`;
  });

  test.each(['Ownership GmbH', 'Zinc', 'Co-op', 'Group Nine'])(
    'is visible to a company with a similar name: %s',
    async (name) => {
      const [{ same } = {}] = await sql`
      select public.company_key(${name}) = any (array(select public.company_key(other)
        from unnest(array['Owner GmbH', 'Zin', 'Op', 'Nine']) as other)) as same`;
      expect(same).toBe(false);
    },
  );

  test('has no public card, so comparing two lists reveals nothing', async () => {
    const [shy] = await createTalents([
      { fullName: 'Shy Whale', headline: 'Plankton grower', coordinates: homes[0] },
    ]);
    const search = { ...searchArea, words: 'plankton' };
    const getResults = async (client: Client) =>
      JSON.stringify([
        (await client.rpc('search_talents', search)).data?.map(({ id }) => id),
        (await client.rpc('count_talents', search).single()).data?.total,
      ]);
    const noTalents = JSON.stringify([[], 0]);
    await sql`insert into public.hidden_companies (user_id, company_name) values (${shy?.userId ?? ''}, 'Whale Works')`;
    for (const client of [visitor, seeker, employer]) expect(await getResults(client)).toBe(noTalents);
    expect(await getResults(otherEmployer)).toBe(JSON.stringify([[shy?.id], 1]));
    for (const client of [seeker, employer])
      expect((await client.rpc('is_talent_visible', { talent_id: shy?.id ?? '' })).data).toBe(false);
    // A typo gets the same correction whether or not the viewer can see the profile.
    const words = 'planktn';
    const corrections = await Promise.all(
      [visitor, seeker, employer].map(
        async (client) => (await client.rpc('correct_talent_words', { words })).data,
      ),
    );
    expect(new Set(corrections).size).toBe(1);
    await sql`delete from public.hidden_companies where user_id = ${shy?.userId ?? ''}`;
    for (const client of [visitor, seeker, employer])
      expect(await getResults(client)).toBe(JSON.stringify([[shy?.id], 1]));
    await sql`delete from auth.users where id = ${shy?.userId ?? ''}`;
  });
});

describe('a former employer', () => {
  test('gets public results and no saved talents after the company is deleted', async () => {
    const { user, client } = await signUp('employer');
    const service = secretClient();
    await service.from('employer_profiles').insert(company(user.id));
    await client.from('saved_talents').insert({ employer_id: user.id, talent_id: neighbors[0]?.id ?? '' });
    expect((await client.from('saved_talents').select('*')).data).toHaveLength(1);
    await client.from('employer_profiles').delete().eq('user_id', user.id);
    expect((await client.from('saved_talents').select('*')).data).toEqual([]);
    const { data } = await client.rpc('search_talents', searchArea);
    expect(data?.find(({ id }) => id === neighbors[0]?.id)).toMatchObject({ name: 'Wanda W.', bio: null });
  });
});
