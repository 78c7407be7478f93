import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reservedPlaceSlugs } from '@/lib/place-routes';
import { sql } from '../support/sql.ts';
import { root, sourceOf } from './sources.ts';

/** D10: a job called like a page would hide it, or never be seen. */
const advice = 'Add the word to the reserved slugs in a migration (insert into public.job_slugs).';

test('every top-level route is a reserved slug', async () => {
  const words = [...folderWords('app'), ...fileWords('app'), ...folderWords('public'), ...routeWords()];
  expect(words).toEqual(expect.arrayContaining(['jobs-near-me', 'api', 'login']));
  expect(await unreserved(words), advice).toEqual([]);
});

test('every word that follows a city in an address is one, too', async () => {
  expect(await unreserved([...reservedPlaceSlugs]), advice).toEqual([]);
});

async function unreserved(words: string[]): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select word from unnest(${[...new Set(words)]}::text[]) as word
    where not exists (select from public.job_slugs where slug = word)`;
  return rows.map(({ word }) => word);
}

/** First segments below a folder; a group in parentheses is no segment, and one in brackets no word. */
function folderWords(folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[[_.]/.test(entry.name))
    .flatMap(({ name }) => (name.startsWith('(') ? folderWords(path.join(folder, name)) : [name]));
}

/** Files that Next.js serves under a name without an ending; a name with a dot can be no slug. */
function fileWords(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap(
    (file) => /^(opengraph-image|twitter-image)\./.exec(file)?.[1] ?? [],
  );
}

/** First words of the addresses that the product builds. */
function routeWords(): string[] {
  return ['lib/routes', 'lib/place-routes', 'lib/api-routes'].flatMap((name) => {
    const source = sourceOf(name);
    if (!source) throw new Error(`There is no ${name}.`);
    return [...source.text.matchAll(/['"`]\/([a-z][a-z-]*)/g)].flatMap(([, word]) => word ?? []);
  });
}
