import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretClient } from '../policies/people.ts';
import { company } from '../policies/rows.ts';
import { type Client, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { removeStoredTalents, type StoredTalent, storeTalents } from './stored-talents.ts';

/** Water that no other test looks at, with more talents than a company may read in a day. */
const spot = { lat: -47.3, lng: -121.9 };
const here = { center_lat: spot.lat, center_lng: spot.lng, radius_km: 5, page_size: 50 };
const aDay = 300;

let crowd: StoredTalent[];
const employers: Person[] = [];

beforeAll(async () => {
  crowd = await storeTalents(
    Array.from({ length: 420 }, (_, index) => ({
      fullName: `Salma Seagull${index}`,
      bio: 'Knows every tide.',
      experienceYears: 4,
      desiredSalary: { min: 20, max: 30, currency: 'USD', period: 'hour' } as const,
      coordinates: spot,
    })),
  );
});

afterAll(async () => {
  await removeStoredTalents();
  await sql`delete from auth.users where id = any (${employers.map(({ user }) => user.id)})`;
});

async function newCompany(): Promise<Person> {
  const person = await signUp('employer');
  employers.push(person);
  await found(person);
  return person;
}

async function found({ user }: Person) {
  const { error } = await secretClient().from('employer_profiles').insert(company(user.id));
  if (error) throw error;
}

const isFull = ({ name, bio }: { name: string; bio: string | null }) =>
  bio !== null && / Seagull\d+$/.test(name);

async function page(client: Client, number: number, filter: object = {}) {
  const { data, error } = await client.rpc('search_talents', {
    ...here,
    page_offset: number * 50,
    ...filter,
  });
  if (error) throw error;
  return data;
}

const reading = async (client: Client) => (await client.rpc('talent_reading').single()).data;

describe('full profiles', () => {
  test('are so many a day and account, whatever is deleted and however many ask at once', async () => {
    const employer = await newCompany();
    const { client } = employer;
    const pages = await Promise.all(Array.from({ length: 8 }, (_, number) => page(client, number)));
    expect(pages.flat()).toHaveLength(400);
    expect(pages.flat().filter(isFull)).toHaveLength(aDay);
    expect(await reading(client)).toEqual({ audience: 'visitor', obstacle: 'used-up', profiles_a_day: aDay });

    const next = await page(client, 0);
    expect(next).toHaveLength(50);
    expect(next[0]).toMatchObject({
      name: 'Salma S.',
      bio: null,
      desired_salary: null,
      experience_years: null,
    });
    // What visitors may not filter by filters nothing, and is no error.
    expect(await page(client, 0, { max_pay: 1, min_years: 40, available: 'month' })).toHaveLength(50);
    expect(await page(client, 0, { words: 'tide' })).toEqual([]);
    const counted = await client.rpc('count_talents', { ...countable, max_pay: 1, min_years: 40 }).single();
    expect(counted.data?.total).toBe(420);

    await client.from('employer_profiles').delete().eq('user_id', employer.user.id);
    await found(employer);
    expect((await page(client, 7)).filter(isFull)).toEqual([]);

    await sql`update public.talent_views set day = day - 1 where viewer_id = ${employer.user.id}`;
    expect((await page(client, 7)).filter(isFull)).toHaveLength(50);
  });

  test('count once however often they are read, and the saved ones count too', async () => {
    const { client, user } = await newCompany();
    for (let round = 0; round < 3; round++) await page(client, 0);
    const [{ count } = {}] = await sql`
      select count(*)::integer as count from public.talent_views where viewer_id = ${user.id}`;
    expect(count).toBe(50);
    const rows = crowd.map(({ id }) => ({ employer_id: user.id, talent_id: id }));
    expect((await client.from('saved_talents').insert(rows)).error).toBeNull();
    const saved = (await client.rpc('my_saved_talents')).data ?? [];
    expect(saved).toHaveLength(420);
    expect(new Set(saved.filter(isFull).map(({ talent_id }) => talent_id)).size).toBeGreaterThanOrEqual(250);
    const read = new Set([
      ...saved.filter(isFull).map(({ talent_id }) => talent_id),
      ...(await sql`select talent_id from public.talent_views where viewer_id = ${user.id}`).map(
        ({ talent_id }) => talent_id,
      ),
    ]);
    expect(read.size).toBe(aDay);
    expect(saved.find((row) => !isFull(row))).toMatchObject({
      name: 'Salma S.',
      is_available: true,
      bio: null,
    });
    // One's own list is no reading anew: the next day it goes on where it stopped.
    await sql`update public.talent_views set day = day - 1 where viewer_id = ${user.id}`;
    const later = (await client.rpc('my_saved_talents')).data ?? [];
    expect(later.filter(isFull)).toHaveLength(420);
  });

  test('are for companies whose address is proven', async () => {
    const { client, user } = await newCompany();
    await sql`update auth.users set email_confirmed_at = null where id = ${user.id}`;
    expect(await reading(client)).toMatchObject({ audience: 'visitor', obstacle: 'unproven' });
    const cards = await page(client, 0);
    expect(cards).toHaveLength(50);
    expect(cards[0]).toMatchObject({ name: 'Salma S.', bio: null, experience_years: null, is_saved: null });
    expect((await client.rpc('search_talents', { ...here, max_pay: 25 })).error?.code).toBe('42501');
    const preview = await client.rpc('preview_talent_alert', {
      center_lat: spot.lat,
      center_lng: spot.lng,
      radius_km: 5,
    });
    expect(preview.data).toEqual([]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${user.id}`;
    expect((await page(client, 0)).filter(isFull)).toHaveLength(50);
  });

  test('are not in the preview of an alert', async () => {
    const { client } = await newCompany();
    const { data } = await client.rpc('preview_talent_alert', {
      center_lat: spot.lat,
      center_lng: spot.lng,
      radius_km: 5,
    });
    expect(data?.[0]).toMatchObject({ name: 'Salma S.', total: 420 });
  });

  test('that were read are forgotten after a day', async () => {
    const { user } = await newCompany();
    await sql`insert into public.talent_views (viewer_id, day, talent_id)
      select ${user.id}, current_date - ago, gen_random_uuid() from generate_series(0, 2) as ago`;
    expect((await secretClient().rpc('forget_talent_views')).error).toBeNull();
    const [{ count } = {}] = await sql`
      select count(*)::integer as count from public.talent_views where viewer_id = ${user.id}`;
    expect(count).toBe(2);
  });
});

const { page_size: _size, ...countable } = here;
