import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonClient } from '../support/clients.ts';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -60.2, lng: -31.4 };
const visitor = anonClient();
const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const kmNorth = (km: number) => ({ lat: center.lat + km / 111.2, lng: center.lng });

const drafts = {
  keeper: { title: 'Lighthouse Keeper', coordinates: kmNorth(1), createdAt: hourAgo(1) },
  nurse: {
    title: 'Night Nurse',
    companyName: 'Penguin Clinic',
    coordinates: kmNorth(2),
    createdAt: hourAgo(2),
    description: 'Look after elderly emperor penguins.',
  },
  support: {
    title: 'IT Support Technician',
    companyName: 'Floe.com',
    coordinates: kmNorth(3),
    createdAt: hourAgo(3),
    tags: ['cable-laying', 'windows'],
    description: 'It is cold. It is dark.',
  },
  manager: {
    title: 'Café Manager',
    companyName: 'Crème & Krill',
    coordinates: kmNorth(4),
    createdAt: hourAgo(4),
    description: 'Run the floor, and help the nurse with the tea.',
  },
  nursing: {
    title: 'Helper',
    companyName: 'Penguin Clinic',
    tags: ['nursing'],
    coordinates: kmNorth(0.5),
    createdAt: hourAgo(5),
  },
  farNurse: { title: 'Nurses for the Station', coordinates: kmNorth(9), createdAt: hourAgo(6) },
  rare: {
    title: 'Zymurgist',
    companyName: 'Quokkafield',
    tags: ['funambulating'],
    coordinates: kmNorth(5),
    createdAt: hourAgo(7),
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

async function find(words: string, sort = 'distance'): Promise<(Name | undefined)[]> {
  const { data, error } = await visitor.rpc('search_jobs', { ...near, words, sort });
  if (error) throw error;
  return data.map(({ id }) => names.get(id));
}

async function understood(words: string) {
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
    expect(await find(words)).toEqual(expected);
  });

  test('must all be there', async () => {
    expect(await find('nurse keeper')).toEqual([]);
    expect(await find('night nurse')).toEqual(['nurse']);
  });

  test('that are blank ask for nothing', async () => {
    expect(await find('   ')).toHaveLength(7);
  });
});

describe('misspelt words', () => {
  test.each<[string, Name[]]>([
    ['lighthuose', ['keeper']],
    ['lihgthouse kepeer', ['keeper']],
    ['mannger', ['manager']],
    ['suport tecnician', ['support']],
    ['nihgt nusre', ['nurse']],
  ])('find what was meant: %s', async (words, expected) => {
    expect(await find(words)).toEqual(expected);
  });

  // Words that nobody else posts, so that nothing else is as near.
  test.each([
    ['zymrugist', 'zymurgist'],
    ['ZYMURGISTT at quokkafield', 'zymurgist at quokkafield'],
    ['funnambulating', 'funambulating'],
    ['zymurgist', null],
  ])('%s is understood as %s', async (words, as) => {
    expect(await understood(words)).toEqual({ total: 1, as, included: [] });
    expect(await find(words)).toEqual(['rare']);
  });

  test('are left alone where they are no near miss of anything', async () => {
    expect(await find('xylqzzvw')).toEqual([]);
    expect(await understood('xylqzzvw')).toEqual({ total: 0, as: null, included: [] });
  });

  test('that are not misspelt are not corrected, though nothing here has them', async () => {
    await postJobs([{ title: 'Clinch Maker', coordinates: { lat: 12, lng: -150 } }]);
    expect(await find('clinch')).toEqual([]);
    expect((await understood('clinch')).as).toBeNull();
  });
});

describe('relevance (D16)', () => {
  test('is the title, then company and tags, then the description; within each, distance', async () => {
    expect(await find('nurse', 'relevance')).toEqual(['nurse', 'farNurse', 'nursing', 'manager']);
    expect(await find('nurse', 'distance')).toEqual(['nursing', 'nurse', 'manager', 'farNurse']);
    expect(await find('nurse', 'date')).toEqual(['nurse', 'manager', 'nursing', 'farNurse']);
  });

  test('without words is distance', async () => {
    expect(await find('', 'relevance')).toEqual(await find('', 'distance'));
  });

  test('without a place is the newest of each rank', async () => {
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
  ])('%# are an ordinary search', async (words) => {
    const { data, error } = await visitor.rpc('search_jobs', { ...near, words });
    expect(error).toBeNull();
    expect(Array.isArray(data)).toBe(true);
    const counted = await visitor.rpc('count_jobs', { ...near, words }).single();
    expect(counted.data?.total).toBe(data?.length);
  });

  test('that have no letter find nothing instead of everything', async () => {
    for (const words of ['🎉', '%', '"\'', '&|!']) expect(await find(words)).toEqual([]);
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

  test('are words of a title that follow each other, however they are inflected, and nothing else', async () => {
    expect(await found('registered nurse')).toEqual(['Night Staff Nurse']);
    expect(await found('nurses aide')).toEqual(['Certified Nursing Assistant', 'Nurse Assistant']);
  });

  test('are found in a title that writes one in two words', async () => {
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

  test('comes before other work of a company that is called one', async () => {
    expect(await titles('kitchen')).toEqual(ranked);
  });

  test('has its other names where it is misspelled, too', async () => {
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
