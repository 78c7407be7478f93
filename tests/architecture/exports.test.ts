import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root, type Source, sources } from './sources.ts';

/** The exports that Next.js looks up by name in files of app and at the top level. */
const nextExports =
  /^(GET|HEAD|POST|dynamic|revalidate|maxDuration|metadata|generateMetadata|generateStaticParams|viewport|config|register|middleware)$/;

/** For the import of job feeds, the next feature. */
const exportedForLater = 'fetchPublic';

const listWordsIn = (starts: string[]) =>
  starts
    .flatMap(listFiles)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => words(readFileSync(path.join(root, file), 'utf8')));
const testWords = listWordsIn(['tests', 'e2e', 'supabase']);
const rootWords = listWordsIn(['doorstep.config.ts', 'instrumentation.ts', 'next.config.ts']);
const sourceWords = sources.map((source) => ({ source, words: words(source.text) }));

test('every export is used by another file', () => {
  const unused = listExports().filter(
    ({ name, source }) => !isUsedInProduct(name, source) && !testWords.some((names) => names.has(name)),
  );
  expect(formatExports(unused), 'Remove the `export`, or the code if its own file does not use it.').toEqual(
    [],
  );
});

test('exports that only tests import are also used in their own file', () => {
  const dead = listExports().filter(
    ({ name, source }) =>
      name !== exportedForLater && !isUsedInProduct(name, source) && source.text.split(name).length < 3,
  );
  expect(formatExports(dead), 'No product code uses this. Delete it with its test.').toEqual([]);
});

test('each exported name is unique', () => {
  // A message has the name of its component, and a route that of its target: `placeRoutes.job`.
  const relevant = listExports().filter(
    ({ source }) => !/^lib\/(messages\/|(\w+-)?routes\.ts)/.test(source.file),
  );
  const files = Map.groupBy(relevant, ({ name }) => name);
  const duplicates = [...files].flatMap(([name, all]) =>
    all.length > 1 ? [`${name}: ${all.map(({ source }) => source.file).join(', ')}`] : [],
  );
  expect(
    duplicates,
    'Choose names that distinguish the two; a component does not share the name of a type.',
  ).toEqual([]);
});

test('no file re-exports', () => {
  const barrels = sources
    .filter(
      ({ file, text }) =>
        !file.startsWith('app/') && /^export (type )?(\*|\{[^}]*\}) from '[@.][/.]/m.test(text),
    )
    .map(({ file }) => file);
  expect(barrels, 'Import from the file that declares it.').toEqual([]);
});

type Export = { name: string; source: Source };

function listExports(): Export[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(/^export (?:async )?(?:type|const|function|class) (\w+)/gm)].flatMap(
      ([, name = '']) => (nextExports.test(name) ? [] : [{ name, source }]),
    ),
  );
}

const isUsedInProduct = (name: string, own: Source) =>
  rootWords.some((names) => names.has(name)) ||
  sourceWords.some(({ source, words: names }) => source !== own && names.has(name));

const formatExports = (all: Export[]) => all.map(({ name, source }) => `${source.file}: ${name}`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.match(/\w+/g));
}
