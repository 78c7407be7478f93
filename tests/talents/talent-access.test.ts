import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretClient } from '../policies/people.ts';
import { company } from '../policies/rows.ts';
import { type Client, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createTalents, deleteTalents, type StoredTalent } from './stored-talents.ts';

/** An ocean area that no other test uses, with more talents than the daily limit of profiles. */
const point = { lat: -47.3, lng: -121.9 };
const searchArea = { center_lat: point.lat, center_lng: point.lng, radius_km: 5, page_size: 50 };
const dailyLimit = 300;

let talents: StoredTalent[];
const employers: Person[] = [];

beforeAll(async () => {
  talents = await createTalents(
    Array.from({ length: 420 }, (_, index) => ({
      fullName: `Salma Seagull${index}`,
      bio: 'Knows every tide.',
      experienceYears: 4,
      desiredSalary: { min: 20, max: 30, currency: 'USD', period: 'hour' } as const,
      coordinates: point,
    })),
  );
});

afterAll(async () => {
  await deleteTalents();
  await sql`delete from auth.users where id = any (${employers.map(({ user }) => user.id)})`;
});

async function createEmployer(): Promise<Person> {
  const person = await signUp('employer');
  employers.push(person);
  await createCompany(person);
  return person;
}

async function createCompany({ user }: Person) {
  const { error } = await secretClient().from('employer_profiles').insert(company(user.id));
  if (error) throw error;
}

const isFull = ({ name, bio }: { name: string; bio: string | null }) =>
  bio !== null && / Seagull\d+$/.test(name);

async function searchPage(client: Client, number: number, filter: object = {}) {
  const { data, error } = await client.rpc('search_talents', {
    ...searchArea,
    page_offset: number * 50,
    ...filter,
  });
  if (error) throw error;
  return data;
}

const getTalentAccess = async (client: Client) => (await client.rpc('talent_access').single()).data;

describe('full profiles', () => {
  test('are limited to 300 a day per account, also with concurrent requests or a new company', async () => {
    const employer = await createEmployer();
    const { client } = employer;
    const pages = await Promise.all(Array.from({ length: 8 }, (_, number) => searchPage(client, number)));
    expect(pages.flat()).toHaveLength(400);
    expect(pages.flat().filter(isFull)).toHaveLength(dailyLimit);
    expect(await getTalentAccess(client)).toEqual({
      audience: 'visitor',
      restriction: 'used-up',
      profiles_a_day: dailyLimit,
    });

    const next = await searchPage(client, 0);
    expect(next).toHaveLength(50);
    expect(next[0]).toMatchObject({
      name: 'Salma S.',
      bio: null,
      desired_salary: null,
      experience_years: null,
    });
    // Filters that visitors can't use are ignored without an error.
    expect(await searchPage(client, 0, { max_pay: 1, min_years: 40, available: 'month' })).toHaveLength(50);
    expect(await searchPage(client, 0, { words: 'tide' })).toEqual([]);
    const counted = await client.rpc('count_talents', { ...countArea, max_pay: 1, min_years: 40 }).single();
    expect(counted.data?.total).toBe(420);

    await client.from('employer_profiles').delete().eq('user_id', employer.user.id);
    await createCompany(employer);
    expect((await searchPage(client, 7)).filter(isFull)).toEqual([]);

    await sql`update public.talent_views set day = day - 1 where viewer_id = ${employer.user.id}`;
    expect((await searchPage(client, 7)).filter(isFull)).toHaveLength(50);
  });

  test('count once a day in searches, and only once in the list of saved talents', async () => {
    const { client, user } = await createEmployer();
    for (let round = 0; round < 3; round++) await searchPage(client, 0);
    const [{ count } = {}] = await sql`
      select count(*)::integer as count from public.talent_views where viewer_id = ${user.id}`;
    expect(count).toBe(50);
    const rows = talents.map(({ id }) => ({ employer_id: user.id, talent_id: id }));
    expect((await client.from('saved_talents').insert(rows)).error).toBeNull();
    const saved = (await client.rpc('my_saved_talents')).data ?? [];
    expect(saved).toHaveLength(420);
    expect(new Set(saved.filter(isFull).map(({ talent_id }) => talent_id)).size).toBeGreaterThanOrEqual(250);
    const viewedIds = new Set([
      ...saved.filter(isFull).map(({ talent_id }) => talent_id),
      ...(await sql`select talent_id from public.talent_views where viewer_id = ${user.id}`).map(
        ({ talent_id }) => talent_id,
      ),
    ]);
    expect(viewedIds.size).toBe(dailyLimit);
    expect(saved.find((row) => !isFull(row))).toMatchObject({
      name: 'Salma S.',
      is_available: true,
      bio: null,
    });
    // On later days, a saved talent that was shown in full stays readable and doesn't count.
    await sql`update public.talent_views set day = day - 1 where viewer_id = ${user.id}`;
    const later = (await client.rpc('my_saved_talents')).data ?? [];
    expect(later.filter(isFull)).toHaveLength(420);
  });

  test('require a company with a verified address', async () => {
    const { client, user } = await createEmployer();
    await sql`update auth.users set email_confirmed_at = null where id = ${user.id}`;
    expect(await getTalentAccess(client)).toMatchObject({ audience: 'visitor', restriction: 'unverified' });
    const cards = await searchPage(client, 0);
    expect(cards).toHaveLength(50);
    expect(cards[0]).toMatchObject({ name: 'Salma S.', bio: null, experience_years: null, is_saved: null });
    expect((await client.rpc('search_talents', { ...searchArea, max_pay: 25 })).error?.code).toBe('42501');
    const preview = await client.rpc('preview_talent_alert', {
      center_lat: point.lat,
      center_lng: point.lng,
      radius_km: 5,
    });
    expect(preview.data).toEqual([]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${user.id}`;
    expect((await searchPage(client, 0)).filter(isFull)).toHaveLength(50);
  });

  test('are not in the preview of an alert', async () => {
    const { client } = await createEmployer();
    const { data } = await client.rpc('preview_talent_alert', {
      center_lat: point.lat,
      center_lng: point.lng,
      radius_km: 5,
    });
    expect(data?.[0]).toMatchObject({ name: 'Salma S.', total: 420 });
  });
});

test('profile views from before yesterday are deleted', async () => {
  const { user } = await createEmployer();
  await sql`insert into public.talent_views (viewer_id, day, talent_id)
    select ${user.id}, current_date - ago, gen_random_uuid() from generate_series(0, 2) as ago`;
  expect((await secretClient().rpc('delete_old_talent_views')).error).toBeNull();
  const [{ count } = {}] = await sql`
    select count(*)::integer as count from public.talent_views where viewer_id = ${user.id}`;
  expect(count).toBe(2);
});

const { page_size: _size, ...countArea } = searchArea;
