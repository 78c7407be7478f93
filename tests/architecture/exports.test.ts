import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root, type Source, sources } from './sources.ts';

/** What Next.js asks a file of app, or one at the top, for by name. */
const askedByNext =
  /^(GET|HEAD|POST|dynamic|revalidate|maxDuration|metadata|generateMetadata|generateStaticParams|viewport|config|register|middleware)$/;

/** Importing job feeds, which comes next, fetches URLs with it. */
const neededByImports = 'fetchPublic';

const wordsBelow = (starts: string[]) =>
  starts
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => words(readFileSync(path.join(root, file), 'utf8')));
const inTests = wordsBelow(['tests', 'e2e', 'supabase']);
const atTheTop = wordsBelow(['doorstep.config.ts', 'instrumentation.ts', 'next.config.ts']);
const inside = sources.map((source) => ({ source, words: words(source.text) }));

test('what is exported is used by another file', () => {
  const unused = exported().filter(
    ({ name, source }) => !usedInProduct(name, source) && !inTests.some((known) => known.has(name)),
  );
  expect(
    namesOf(unused),
    'Take the `export` away, and the thing with it if its own file does not use it.',
  ).toEqual([]);
});

test('what only tests use is not dead: its own file uses it', () => {
  const dead = exported().filter(
    ({ name, source }) =>
      name !== neededByImports && !usedInProduct(name, source) && source.text.split(name).length < 3,
  );
  expect(namesOf(dead), 'No product code runs this. Delete it with its test.').toEqual([]);
});

test('one name is one thing', () => {
  // A message bears the name of what it is the text of, a route that of what it leads to: `placeRoutes.job`.
  const ours = exported().filter(({ source }) => !/^lib\/(messages\/|(\w+-)?routes\.ts)/.test(source.file));
  const files = Map.groupBy(ours, ({ name }) => name);
  const doubled = [...files].flatMap(([name, all]) =>
    all.length > 1 ? [`${name}: ${all.map(({ source }) => source.file).join(', ')}`] : [],
  );
  expect(doubled, 'Say in the name what tells the two apart; a component is not called like a type.').toEqual(
    [],
  );
});

test('no file hands on what another exports', () => {
  const barrels = sources
    .filter(
      ({ file, text }) =>
        !file.startsWith('app/') && /^export (type )?(\*|\{[^}]*\}) from '[@.][/.]/m.test(text),
    )
    .map(({ file }) => file);
  expect(barrels, 'Import from the file that has it.').toEqual([]);
});

type Export = { name: string; source: Source };

function exported(): Export[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(/^export (?:async )?(?:type|const|function|class) (\w+)/gm)].flatMap(
      ([, name = '']) => (askedByNext.test(name) ? [] : [{ name, source }]),
    ),
  );
}

const usedInProduct = (name: string, own: Source) =>
  atTheTop.some((known) => known.has(name)) ||
  inside.some(({ source, words: known }) => source !== own && known.has(name));

const namesOf = (all: Export[]) => all.map(({ name, source }) => `${source.file}: ${name}`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.match(/\w+/g));
}
