import { beforeAll, describe, expect, test } from 'vitest';
import { slugify } from '@/lib/slug';
import { sql } from '../support/sql.ts';
import { type Person, signUp } from './people.ts';
import { company, job } from './rows.ts';
import { assertNoError } from './world.ts';

let employer: Person;
beforeAll(async () => {
  employer = await signUp();
  await assertNoError(employer.client.from('employer_profiles').insert(company(employer.id)));
});

// No other test uses the title, so that the suffixes are predictable.
const getUniqueTitle = () => `Barista ${crypto.randomUUID().slice(0, 8)}`;

describe('the slug of a job (D11)', () => {
  test('gets the suffixes -1 to -49 when 50 jobs with the same title are posted at once', async () => {
    const title = getUniqueTitle();
    const slugs = await Promise.all(Array.from({ length: 50 }, () => getSlug(title)));
    const base = slugify(title);
    const expected = [base, ...Array.from({ length: 49 }, (_, index) => `${base}-${index + 1}`)];
    expect(slugs.sort()).toEqual(expected.sort());
  });

  test('skips a number that another title uses', async () => {
    const title = getUniqueTitle();
    const base = slugify(title);
    expect(await getSlug(`${title} 1`)).toBe(`${base}-1`);
    expect(await getSlug(title)).toBe(base);
    expect(await getSlug(title)).toBe(`${base}-2`);
    expect(await getSlug(`${title} 2`)).toBe(`${base}-2-1`);
  });

  test('is never used again, even after its job is deleted', async () => {
    const title = getUniqueTitle();
    const first = await getSlug(title);
    await assertNoError(employer.client.from('jobs').delete().eq('slug', first));
    expect(await getSlug(title)).toBe(`${first}-1`);
  });

  test.each(['Search', 'Login', 'Jobs near me', 'robots.txt', 'API', 'New York', 'TX', 'Employers', '_next'])(
    'is not the reserved word %s (D10)',
    async (title) => {
      expect(await getSlug(title)).toMatch(new RegExp(`^${slugify(title)}-\\d+$`));
    },
  );

  test('is “job-” and a number if the title has no letters, because /job is reserved', async () => {
    expect(await getSlug('🔥🔥🔥')).toMatch(/^job-\d+$/);
  });

  test.each([
    ['Café', 'cafe'],
    ['& Co', 'and-co'],
    ['R&D', 'r-and-d'],
    ['シェフ', 'シェフ'],
    ['ចុងភៅ៖ ភ្នំពេញ', 'ចុងភៅ-ភ្នំពេញ'],
    ['C++ / C#', 'c-c'],
  ])('for the title %s is %s, before any number', async (title, start) => {
    expect((await getSlug(title)).replace(/-\d+$/, '')).toBe(start);
  });

  test('is cut at 80 letters', async () => {
    expect((await getSlug(`${crypto.randomUUID()} ${'word '.repeat(24)}`)).length).toBeLessThanOrEqual(80);
  });
});

test('database and site create the same slug from the same name', async () => {
  const names = [
    'Café & Co.',
    '& Co',
    'C++ / C# Dev',
    '  Spa\tces\n ',
    '🔥🔥 hot',
    'İstanbul',
    'Straße ẞ',
    '日本語 シェフ',
    'हिन्दी',
    '한국어',
    'Привет, мир!',
    'Łódź',
    'Kāneʻohe',
    'O’Fallon',
    "Coeur d'Alene",
    'Winston-Salem',
    '--a---b--',
    '_under_score_',
    '™ © ½ ②',
    '1️⃣ job',
    '👩‍🍳 Chef',
    'ﬁnance ｆｕｌｌ',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%2F?x=1#y',
    '\u202eevil',
    '',
  ];
  const rows = await sql<{ name: string; slug: string }[]>`
    select name, public.slugify(name) as slug from unnest(${names}::text[]) as name`;
  expect(rows.map(({ name, slug }) => [name, slug])).toEqual(names.map((name) => [name, slugify(name)]));
});

async function getSlug(title: string): Promise<string> {
  const { data, error } = await employer.client
    .from('jobs')
    .insert(job(employer.id, { title }))
    .select('slug')
    .single();
  if (error) throw error;
  return data.slug;
}
