import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decisions } from './decision-files.ts';
import { listFiles, root } from './sources.ts';

const maxWords = 18_000;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...listFiles('docs'),
  ...listFiles('supabase'),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: read(file) }));

/** `lib/{env,site}.ts` means two files. */
function expandNames(name: string): string[] {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{(.+?)\}(.*)$/.exec(name) ?? [];
  return whole === undefined ? [name] : list.split(',').map((part) => before + part + after);
}

/** The words written by hand: without generated tables, code blocks and the targets of links. */
const countWords = (text: string): number =>
  text
    .replaceAll(/<!-- \w+: written by [\s\S]*?<!-- end of \w+ -->/g, '')
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;

test('the documents have at most 18,000 handwritten words in total', () => {
  const counts = documents.map(({ file, text }) => ({ file, words: countWords(text) }));
  const total = counts.reduce((sum, { words }) => sum + words, 0);
  const longest = counts.toSorted((a, b) => b.words - a.words).slice(0, 8);
  expect(total, `Shorten a document: ${JSON.stringify(longest)}`).toBeLessThanOrEqual(maxWords);
});

test('every file that a document names exists', () => {
  const missing = documents.flatMap(({ file, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]+)[^)]*\)/g)].map(([, link = '']) =>
      path.join(path.dirname(file), link),
    );
    const cited = [
      ...text.matchAll(/`(?:\.\.\/)?((?:app|components|docs|e2e|lib|public|supabase|tests)\/[^`*…<]+)`/g),
    ];
    return [...links, ...cited.flatMap(([, name = '']) => expandNames(name))]
      .filter((name) => !existsSync(path.join(root, name)))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every heading that a link names exists', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].flatMap(([, link = '', heading = '']) => {
      const target = link === '' ? file : path.join(path.dirname(file), link);
      return existsSync(path.join(root, target)) && getAnchors(read(target)).includes(heading)
        ? []
        : [`${file}: ${link}#${heading}`];
    }),
  );
  expect(missing).toEqual([]);
});

/** The anchors of a document's headings, as GitHub generates them. */
const getAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every npm script that a document or a tool names exists', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const tools = listFiles('supabase').flatMap((file) => (/\.(ts|sql)$/.test(file) ? [file] : []));
  const unknown = [...documents, ...tools.map((file) => ({ file, text: read(file) }))].flatMap(
    ({ file, text }) =>
      [...text.matchAll(/\bnpm run ([a-z:]+)/g)].flatMap(([, name = '']) =>
        scripts.includes(name) ? [] : [`${file}: ${name}`],
      ),
  );
  expect(unknown).toEqual([]);
});

test('every decision that a document names exists', () => {
  const numbers = decisions.map(({ number }) => number);
  const unknown = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\b[BD]\d+[a-z]?\b/g)].flatMap(([number]) =>
      numbers.includes(number) ? [] : [`${file}: ${number}`],
    ),
  );
  expect(unknown).toEqual([]);
});
