import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonClient } from '../support/clients.ts';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -60.2, lng: -31.4 };
const visitor = anonClient();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const kmNorth = (km: number) => ({ lat: center.lat + km / 111.2, lng: center.lng });

const drafts = {
  keeper: { title: 'Lighthouse Keeper', coordinates: kmNorth(1), createdAt: hoursAgo(1) },
  nurse: {
    title: 'Night Nurse',
    companyName: 'Penguin Clinic',
    coordinates: kmNorth(2),
    createdAt: hoursAgo(2),
    description: 'Look after elderly emperor penguins.',
  },
  support: {
    title: 'IT Support Technician',
    companyName: 'Floe.com',
    coordinates: kmNorth(3),
    createdAt: hoursAgo(3),
    tags: ['cable-laying', 'windows'],
    description: 'It is cold. It is dark.',
  },
  manager: {
    title: 'Café Manager',
    companyName: 'Crème & Krill',
    coordinates: kmNorth(4),
    createdAt: hoursAgo(4),
    description: 'Run the floor, and help the nurse with the tea.',
  },
  nursing: {
    title: 'Helper',
    companyName: 'Penguin Clinic',
    tags: ['nursing'],
    coordinates: kmNorth(0.5),
    createdAt: hoursAgo(5),
  },
  farNurse: { title: 'Nurses for the Station', coordinates: kmNorth(9), createdAt: hoursAgo(6) },
  rare: {
    title: 'Zymurgist',
    companyName: 'Quokkafield',
    tags: ['funambulating'],
    coordinates: kmNorth(5),
    createdAt: hoursAgo(7),
  },
} satisfies Record<string, Partial<PostedJob>>;
type Name = keyof typeof drafts;
const names = new Map<string, Name>();

beforeAll(async () => {
  const keys = Object.keys(drafts) as Name[];
  const posted = await postJobs(keys.map((name) => drafts[name]));
  for (const [index, { id }] of posted.entries()) names.set(id, keys[index] ?? 'keeper');
});
afterAll(removePostedJobs);

async function searchNames(words: string, sort = 'distance'): Promise<(Name | undefined)[]> {
  const { data, error } = await visitor.rpc('search_jobs', { ...near, words, sort });
  if (error) throw error;
  return data.map(({ id }) => names.get(id));
}

async function countAndCorrect(words: string) {
  const { data, error } = await visitor.rpc('count_jobs', { ...near, words }).single();
  if (error) throw error;
  return { total: data.total, as: data.understood_as, included: data.included };
}

const near = { center_lat: center.lat, center_lng: center.lng, radius_km: 20 };

describe('words', () => {
  test.each<[string, string, Name[]]>([
    ['a title', 'keeper', ['keeper']],
    ['a description', 'emperor', ['nurse']],
    ['a company', 'penguin clinic', ['nursing', 'nurse']],
    ['a tag, in one word or two', 'cable laying', ['support']],
    ['a tag as it is written', 'cable-laying', ['support']],
    ['another form of the word', 'keepers of lighthouses', ['keeper']],
    ['capitals', 'LIGHTHOUSE', ['keeper']],
    ['accents left out', 'cafe creme', ['manager']],
    ['accents put in', 'lïghthousé', ['keeper']],
    ['a company that is named after its address', 'floe', ['support']],
    ['an address', 'floe.com', ['support']],
    ['a stop word that is a trade', 'IT', ['support']],
    ['stop words beside others', 'the keeper in it', ['keeper']],
  ])('find %s', async (_what, words, expected) => {
    expect(await searchNames(words)).toEqual(expected);
  });

  test('must all match', async () => {
    expect(await searchNames('nurse keeper')).toEqual([]);
    expect(await searchNames('night nurse')).toEqual(['nurse']);
  });

  test('that are blank filter nothing', async () => {
    expect(await searchNames('   ')).toHaveLength(7);
  });
});

describe('misspelled words', () => {
  test.each<[string, Name[]]>([
    ['lighthuose', ['keeper']],
    ['lihgthouse kepeer', ['keeper']],
    ['mannger', ['manager']],
    ['suport tecnician', ['support']],
    ['nihgt nusre', ['nurse']],
  ])('find the meant job: %s', async (words, expected) => {
    expect(await searchNames(words)).toEqual(expected);
  });

  // Words that no other test posts, so that nothing else is as near.
  test.each([
    ['zymrugist', 'zymurgist'],
    ['ZYMURGISTT at quokkafield', 'zymurgist at quokkafield'],
    ['funnambulating', 'funambulating'],
    ['zymurgist', null],
  ])('%s is understood as %s', async (words, as) => {
    expect(await countAndCorrect(words)).toEqual({ total: 1, as, included: [] });
    expect(await searchNames(words)).toEqual(['rare']);
  });

  test('are not corrected if no word is near', async () => {
    expect(await searchNames('xylqzzvw')).toEqual([]);
    expect(await countAndCorrect('xylqzzvw')).toEqual({ total: 0, as: null, included: [] });
  });

  test('that are correct are not corrected, even if no job here has them', async () => {
    await postJobs([{ title: 'Clinch Maker', coordinates: { lat: 12, lng: -150 } }]);
    expect(await searchNames('clinch')).toEqual([]);
    expect((await countAndCorrect('clinch')).as).toBeNull();
  });
});

describe('relevance (D16)', () => {
  test('ranks title, then company and tags, then description; ties by distance', async () => {
    expect(await searchNames('nurse', 'relevance')).toEqual(['nurse', 'farNurse', 'nursing', 'manager']);
    expect(await searchNames('nurse', 'distance')).toEqual(['nursing', 'nurse', 'manager', 'farNurse']);
    expect(await searchNames('nurse', 'date')).toEqual(['nurse', 'manager', 'nursing', 'farNurse']);
  });

  test('sorts by distance without words', async () => {
    expect(await searchNames('', 'relevance')).toEqual(await searchNames('', 'distance'));
  });

  test('sorts each rank by date without a place', async () => {
    const { data } = await visitor.rpc('search_jobs', { words: 'penguin', sort: 'relevance' });
    expect(data?.map(({ id }) => names.get(id))).toEqual(['nurse', 'nursing']);
  });
});

describe('hostile words', () => {
  test.each([
    "'",
    "'; drop table jobs; --",
    '%',
    '_%_%_%',
    '\\',
    "\\' \\\\",
    '& | ! <-> :* ( ) ',
    'nurse & !keeper',
    'nurse:A <-> keeper:*',
    '""""',
    '🎉',
    '👩🏽‍⚕️ 🇺🇸',
    '\u202e\u0000nurse'.replace('\u0000', ''),
    'a'.repeat(10_000),
    'nurse '.repeat(2_000),
    "o'o'o'o ".repeat(500),
    '-'.repeat(10_000),
  ])('%# cause no error', async (words) => {
    const { data, error } = await visitor.rpc('search_jobs', { ...near, words });
    expect(error).toBeNull();
    expect(Array.isArray(data)).toBe(true);
    const counted = await visitor.rpc('count_jobs', { ...near, words }).single();
    expect(counted.data?.total).toBe(data?.length);
  });

  test('without a letter find nothing, not everything', async () => {
    for (const words of ['🎉', '%', '"\'', '&|!']) expect(await searchNames(words)).toEqual([]);
  });
});

describe('names of work', () => {
  const there = { center_lat: -60.2, center_lng: -71.4, radius_km: 20 };
  const titles = [
    'Night Staff Nurse',
    'Nurse for Staff',
    'Certified Nursing Assistant',
    'Nurse Assistant',
    'Assistant, Certified by Nursing',
    'Dish Washer',
  ];
  const found = async (words: string) => {
    const { data } = await visitor.rpc('search_jobs', { ...there, words }).throwOnError();
    return data.map(({ title }) => title).sort();
  };
  beforeAll(async () => {
    await postJobs(
      titles.map((title) => ({
        title,
        description: 'Our staff nurse and our cna will show you.',
        coordinates: { lat: there.center_lat, lng: there.center_lng },
      })),
    );
  });

  test('match adjacent words of a title in any form, and nothing else', async () => {
    expect(await found('registered nurse')).toEqual(['Night Staff Nurse']);
    expect(await found('nurses aide')).toEqual(['Certified Nursing Assistant', 'Nurse Assistant']);
  });

  test('match a title that writes a name as two words', async () => {
    expect(await found('lavaplatos')).toEqual(['Dish Washer']);
  });
});

describe('work in a kitchen', () => {
  const there = { center_lat: -60.2, center_lng: -91.4, radius_km: 20 };
  const titles = async (words: string) => {
    const { data } = await visitor.rpc('search_jobs', { ...there, words, sort: 'relevance' }).throwOnError();
    return data.map(({ title }) => title);
  };
  beforeAll(async () => {
    const at = (km: number) => ({ lat: there.center_lat + km / 111.2, lng: there.center_lng });
    await postJobs([
      { title: 'Delivery Driver', companyName: 'Meyer Kitchen', coordinates: at(1) },
      { title: 'Cashier', companyName: 'Krill & Co', coordinates: at(0), description: 'Near the kitchen.' },
      { title: 'Prep Cook', companyName: 'Krill & Co', coordinates: at(3) },
      { title: 'Line Cook', companyName: 'Krill & Co', coordinates: at(4) },
      { title: 'Crew Member', companyName: 'Krill & Co', coordinates: at(5), tags: ['kitchen'] },
      { title: 'Kitchen Manager', companyName: 'Krill & Co', coordinates: at(6) },
    ]);
  });
  const ranked = [
    ...['Kitchen Manager', 'Prep Cook', 'Line Cook', 'Crew Member'],
    ...['Delivery Driver', 'Cashier'],
  ];

  test('ranks before other work at a company with that name', async () => {
    expect(await titles('kitchen')).toEqual(ranked);
  });

  test('includes other names even if it is misspelled', async () => {
    expect(await titles('kitchn')).toEqual(ranked);
    const { data } = await visitor
      .rpc('count_jobs', { ...there, words: 'kitchn' })
      .single()
      .throwOnError();
    expect([data.understood_as, data.included]).toEqual(['kitchen', ['line cook', 'prep cook']]);
    expect((await visitor.rpc('count_jobs', { ...there, words: 'kitchen' }).single()).data).toEqual({
      ...data,
      understood_as: null,
    });
  });
});
