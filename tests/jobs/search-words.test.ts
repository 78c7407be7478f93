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
  return { total: data.total, correction: data.understood_as, included: data.included };
}

const near = { center_lat: center.lat, center_lng: center.lng, radius_km: 20 };

describe('a search', () => {
  test.each<[string, string, Name[]]>([
    ['a word of the title', 'keeper', ['keeper']],
    ['a word of the description', 'emperor', ['nurse']],
    ['the name of the company', 'penguin clinic', ['nursing', 'nurse']],
    ['a tag written as two words', 'cable laying', ['support']],
    ['a tag written with a hyphen', 'cable-laying', ['support']],
    ['other forms of words', 'keepers of lighthouses', ['keeper']],
    ['words in capitals', 'LIGHTHOUSE', ['keeper']],
    ['words without their accents', 'cafe creme', ['manager']],
    ['words with added accents', 'lïghthousé', ['keeper']],
    ['a company named after its web address', 'floe', ['support']],
    ['the web address of a company', 'floe.com', ['support']],
    ['a stop word that is also a trade', 'IT', ['support']],
    ['words next to stop words', 'the keeper in it', ['keeper']],
  ])('finds %s', async (_name, words, expected) => {
    expect(await searchNames(words)).toEqual(expected);
  });

  test('finds only jobs that match all words', async () => {
    expect(await searchNames('nurse keeper')).toEqual([]);
    expect(await searchNames('night nurse')).toEqual(['nurse']);
  });

  test('finds all jobs if the words are blank', async () => {
    expect(await searchNames('   ')).toHaveLength(7);
  });
});

describe('spelling correction', () => {
  test.each<[string, Name[]]>([
    ['lighthuose', ['keeper']],
    ['lihgthouse kepeer', ['keeper']],
    ['mannger', ['manager']],
    ['suport tecnician', ['support']],
    ['nihgt nusre', ['nurse']],
  ])('finds the intended job: %s', async (words, expected) => {
    expect(await searchNames(words)).toEqual(expected);
  });

  // No other test posts these words, so no other word is as similar.
  test.each([
    ['zymrugist', 'zymurgist'],
    ['ZYMURGISTT at quokkafield', 'zymurgist at quokkafield'],
    ['funnambulating', 'funambulating'],
    ['zymurgist', null],
  ])('corrects %s to %s', async (words, correction) => {
    expect(await countAndCorrect(words)).toEqual({ total: 1, correction, included: [] });
    expect(await searchNames(words)).toEqual(['rare']);
  });

  test('does not correct a word if no known word is similar', async () => {
    expect(await searchNames('xylqzzvw')).toEqual([]);
    expect(await countAndCorrect('xylqzzvw')).toEqual({ total: 0, correction: null, included: [] });
  });

  test('does not correct a known word, even if no job here contains it', async () => {
    await postJobs([{ title: 'Clinch Maker', coordinates: { lat: 12, lng: -150 } }]);
    expect(await searchNames('clinch')).toEqual([]);
    expect((await countAndCorrect('clinch')).correction).toBeNull();
  });
});

describe('relevance (D16)', () => {
  test('ranks matches in the title, then in company and tags, then in the description, each by distance', async () => {
    expect(await searchNames('nurse', 'relevance')).toEqual(['nurse', 'farNurse', 'nursing', 'manager']);
    expect(await searchNames('nurse', 'distance')).toEqual(['nursing', 'nurse', 'manager', 'farNurse']);
    expect(await searchNames('nurse', 'date')).toEqual(['nurse', 'manager', 'nursing', 'farNurse']);
  });

  test('sorts by distance without words', async () => {
    expect(await searchNames('', 'relevance')).toEqual(await searchNames('', 'distance'));
  });

  test('sorts matches of the same rank by date if there is no place', async () => {
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
  ])('cause no error (case %#)', async (words) => {
    const { data, error } = await visitor.rpc('search_jobs', { ...near, words });
    expect(error).toBeNull();
    expect(Array.isArray(data)).toBe(true);
    const counted = await visitor.rpc('count_jobs', { ...near, words }).single();
    expect(counted.data?.total).toBe(data?.length);
  });

  test('find nothing, rather than everything, if they have no letter', async () => {
    for (const words of ['🎉', '%', '"\'', '&|!']) expect(await searchNames(words)).toEqual([]);
  });
});

describe('the name of an occupation', () => {
  const area = { center_lat: -60.2, center_lng: -71.4, radius_km: 20 };
  const titles = [
    'Night Staff Nurse',
    'Nurse for Staff',
    'Certified Nursing Assistant',
    'Nurse Assistant',
    'Assistant, Certified by Nursing',
    'Dish Washer',
  ];
  const searchTitles = async (words: string) => {
    const { data } = await visitor.rpc('search_jobs', { ...area, words }).throwOnError();
    return data.map(({ title }) => title).sort();
  };
  beforeAll(async () => {
    await postJobs(
      titles.map((title) => ({
        title,
        description: 'Our staff nurse and our cna will show you.',
        coordinates: { lat: area.center_lat, lng: area.center_lng },
      })),
    );
  });

  test('matches only adjacent words of a title, in any form', async () => {
    expect(await searchTitles('registered nurse')).toEqual(['Night Staff Nurse']);
    expect(await searchTitles('nurses aide')).toEqual(['Certified Nursing Assistant', 'Nurse Assistant']);
  });

  test('matches a title with two words for a one-word synonym', async () => {
    expect(await searchTitles('lavaplatos')).toEqual(['Dish Washer']);
  });
});

describe('a search for kitchen work', () => {
  const area = { center_lat: -60.2, center_lng: -91.4, radius_km: 20 };
  const titles = async (words: string) => {
    const { data } = await visitor.rpc('search_jobs', { ...area, words, sort: 'relevance' }).throwOnError();
    return data.map(({ title }) => title);
  };
  beforeAll(async () => {
    const at = (km: number) => ({ lat: area.center_lat + km / 111.2, lng: area.center_lng });
    await postJobs([
      { title: 'Delivery Driver', companyName: 'Meyer Kitchen', coordinates: at(1) },
      { title: 'Cashier', companyName: 'Krill & Co', coordinates: at(0), description: 'Near the kitchen.' },
      { title: 'Prep Cook', companyName: 'Krill & Co', coordinates: at(3) },
      { title: 'Line Cook', companyName: 'Krill & Co', coordinates: at(4) },
      { title: 'Crew Member', companyName: 'Krill & Co', coordinates: at(5), tags: ['kitchen'] },
      { title: 'Kitchen Manager', companyName: 'Krill & Co', coordinates: at(6) },
    ]);
  });
  const ranked = ['Kitchen Manager', 'Prep Cook', 'Line Cook', 'Crew Member', 'Delivery Driver', 'Cashier'];

  test('ranks kitchen work above other work at a company with “kitchen” in its name', async () => {
    expect(await titles('kitchen')).toEqual(ranked);
  });

  test('includes related titles even if the word is misspelled', async () => {
    expect(await titles('kitchn')).toEqual(ranked);
    const { data } = await visitor
      .rpc('count_jobs', { ...area, words: 'kitchn' })
      .single()
      .throwOnError();
    expect([data.understood_as, data.included]).toEqual(['kitchen', ['line cook', 'prep cook']]);
    expect((await visitor.rpc('count_jobs', { ...area, words: 'kitchen' }).single()).data).toEqual({
      ...data,
      understood_as: null,
    });
  });
});
