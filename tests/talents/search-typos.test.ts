import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicClient } from '@/lib/supabase/public';
import { findTalents } from '@/lib/talents/search';
import { parseTalentSearch } from '@/lib/talents/search-params';
import { givenJob } from '../applications/given.ts';
import { company } from '../policies/rows.ts';
import { anonClient, type Person, secretClient, signUp } from '../support/clients.ts';
import { removeStoredTalents, storeTalents } from './stored-talents.ts';

/** A word of this run alone, of letters that no other word has in this order. */
const word = `quar${crypto
  .randomUUID()
  .replace(/[^a-f]/g, '')
  .slice(0, 8)}zing`;
const misspelt = word.replace('quar', 'quor');
const name = `vexl${crypto
  .randomUUID()
  .replace(/[^a-f]/g, '')
  .slice(0, 8)}strom`;
const spot = { lat: -55.5, lng: -120.5 };

let employer: Person;
beforeAll(async () => {
  await givenJob({ title: `Night ${word}` });
  await storeTalents([
    { headline: `Baker, ${word}`, skills: [], coordinates: spot, fullName: 'Ann Smith', isVisible: true },
    { headline: 'Baker', skills: [], coordinates: spot, fullName: `Ann ${name}`, isVisible: true },
    { headline: `Hidden ${misspelt}`, skills: [], coordinates: spot, isVisible: false },
  ]);
  employer = await signUp('employer');
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert(company(employer.user.id) as never);
  if (error) throw error;
});
afterAll(removeStoredTalents);

const search = (q: string) =>
  findTalents(publicClient(), parseTalentSearch({ q, lat: String(spot.lat), lng: String(spot.lng) }));
const correct = async (words: string, by = anonClient()) =>
  (await by.rpc('correct_talent_words', { words })).data;

describe('a misspelt word', () => {
  test('finds whom the nearest word of posted jobs finds, and says so', async () => {
    const found = await search(`baker ${misspelt}`);
    expect(found.total).toBe(1);
    expect(found.talents[0]?.headline).toBe(`Baker, ${word}`);
    expect(found.understoodAs).toBe(`baker ${word}`);
  });

  test('is left as it is where it is right, or near to nothing', async () => {
    expect(await search(word)).toMatchObject({ total: 1, understoodAs: null });
    expect(await search('zyzzyqqqx')).toMatchObject({ total: 0, understoodAs: null });
  });

  test('is corrected alike whether or not a hidden profile has it', async () => {
    // The hidden headline has exactly this spelling.
    expect(await correct(misspelt)).toBe(word);
    expect(await correct(misspelt, employer.client)).toBe(word);
  });

  test('may be a name for those who see names alone', async () => {
    await givenJob({ title: `Night ${name.replace('vexl', 'vaxl')}` });
    expect(await correct(name, employer.client)).toBeNull();
    expect(await correct(name)).toBe(name.replace('vexl', 'vaxl'));
  });
});

test('words are terms of work, as in the search of jobs', async () => {
  await givenJob({ title: `${word}washer` });
  await storeTalents([
    { headline: `${word}washer`, skills: [], coordinates: spot, desiredJobTypes: ['part-time'] },
  ]);
  expect(await search(`${word} washer`)).toMatchObject({ total: 1, understoodAs: null });
  expect(await search(`part time ${word}washer`)).toMatchObject({ total: 1 });
  expect(await search(`internship ${word}washer`)).toMatchObject({ total: 0 });
});
