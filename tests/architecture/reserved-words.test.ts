import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reservedPlaceSlugs } from '@/lib/place-routes';
import { sql } from '../support/sql.ts';
import { findSource, root } from './sources.ts';

/** D10: a job whose slug is a page's path would hide that page, or never be shown itself. */
const advice = 'Add the word to the reserved slugs in a migration (insert into public.job_slugs).';

test('every top-level route is a reserved slug', async () => {
  const words = [
    ...listFolderWords('app'),
    ...listFileWords('app'),
    ...listFolderWords('public'),
    ...listRouteWords(),
  ];
  expect(words).toEqual(expect.arrayContaining(['jobs-near-me', 'api', 'login']));
  expect(await findUnreserved(words), advice).toEqual([]);
});

test('every word that can follow a city in a URL is a reserved slug', async () => {
  expect(await findUnreserved([...reservedPlaceSlugs]), advice).toEqual([]);
});

async function findUnreserved(words: string[]): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select word from unnest(${[...new Set(words)]}::text[]) as word
    where not exists (select from public.job_slugs where slug = word)`;
  return rows.map(({ word }) => word);
}

/** The first segments below a folder; a group in parentheses is no segment, and a parameter in brackets is no word. */
function listFolderWords(folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[[_.]/.test(entry.name))
    .flatMap(({ name }) => (name.startsWith('(') ? listFolderWords(path.join(folder, name)) : [name]));
}

/** Files that Next.js serves without an extension; a name with a dot cannot be a slug. */
function listFileWords(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap(
    (file) => /^(opengraph-image|twitter-image)\./.exec(file)?.[1] ?? [],
  );
}

/** The first words of the addresses that the product builds. */
function listRouteWords(): string[] {
  return ['lib/routes', 'lib/place-routes', 'lib/api-routes'].flatMap((name) => {
    const source = findSource(name);
    if (!source) throw new Error(`There is no ${name}.`);
    return [...source.text.matchAll(/['"`]\/([a-z][a-z-]*)/g)].flatMap(([, word]) => word ?? []);
  });
}
