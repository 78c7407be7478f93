import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicClient } from '@/lib/supabase/public';
import { searchTalentsAs } from '@/lib/talents/search';
import { parseTalentSearch } from '@/lib/talents/search-params';
import { createJob } from '../applications/application-fixtures.ts';
import { company } from '../policies/rows.ts';
import { anonClient, type Person, secretClient, signUp } from '../support/clients.ts';
import { createTalents, deleteTalents } from './stored-talents.ts';

const createLetters = () =>
  crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8);
/** A word that is unique to this run and resembles no other. */
const word = `quar${createLetters()}zing`;
const misspelled = word.replace('quar', 'quor');
const name = `vexl${createLetters()}strom`;
const point = { lat: -55.5, lng: -120.5 };

let employer: Person;
beforeAll(async () => {
  await createJob({ title: `Night ${word}` });
  await createTalents([
    { headline: `Baker, ${word}`, skills: [], coordinates: point, fullName: 'Ann Smith', isVisible: true },
    { headline: 'Baker', skills: [], coordinates: point, fullName: `Ann ${name}`, isVisible: true },
    { headline: `Hidden ${misspelled}`, skills: [], coordinates: point, isVisible: false },
  ]);
  employer = await signUp('employer');
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert(company(employer.user.id) as never);
  if (error) throw error;
});
afterAll(deleteTalents);

const search = (q: string) =>
  searchTalentsAs(publicClient(), parseTalentSearch({ q, lat: String(point.lat), lng: String(point.lng) }));
const correct = async (words: string, by = anonClient()) =>
  (await by.rpc('correct_talent_words', { words })).data;

describe('spelling correction', () => {
  test('replaces a misspelled word with the nearest word of postings', async () => {
    const found = await search(`baker ${misspelled}`);
    expect(found.total).toBe(1);
    expect(found.talents[0]?.headline).toBe(`Baker, ${word}`);
    expect(found.correctedQuery).toBe(`baker ${word}`);
  });

  test('keeps a correct word and a word that resembles no other', async () => {
    expect(await search(word)).toMatchObject({ total: 1, correctedQuery: null });
    expect(await search('zyzzyqqqx')).toMatchObject({ total: 0, correctedQuery: null });
  });

  test('does not depend on hidden profiles', async () => {
    // The hidden headline has exactly this spelling.
    expect(await correct(misspelled)).toBe(word);
    expect(await correct(misspelled, employer.client)).toBe(word);
  });

  test('keeps a name only for viewers who can see names', async () => {
    await createJob({ title: `Night ${name.replace('vexl', 'vaxl')}` });
    expect(await correct(name, employer.client)).toBeNull();
    expect(await correct(name)).toBe(name.replace('vexl', 'vaxl'));
  });
});

test('a search matches compound words and job types, as in the job search', async () => {
  await createJob({ title: `${word}washer` });
  await createTalents([
    { headline: `${word}washer`, skills: [], coordinates: point, desiredJobTypes: ['part-time'] },
  ]);
  expect(await search(`${word} washer`)).toMatchObject({ total: 1, correctedQuery: null });
  expect(await search(`part time ${word}washer`)).toMatchObject({ total: 1 });
  expect(await search(`internship ${word}washer`)).toMatchObject({ total: 0 });
});
