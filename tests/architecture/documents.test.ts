import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decisions } from './decision-files.ts';
import { filesBelow, root } from './sources.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = [
  'README.md',
  'SECURITY.md',
  ...filesBelow('docs'),
  ...filesBelow('supabase'),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: read(file) }));

/** `lib/{env,site}.ts` is two files. */
function spelledOut(name: string): string[] {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{(.+?)\}(.*)$/.exec(name) ?? [];
  return whole === undefined ? [name] : list.split(',').map((part) => before + part + after);
}

test('every file that a document names is there', () => {
  const missing = documents.flatMap(({ file, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]+)[^)]*\)/g)].map(([, link = '']) =>
      path.join(path.dirname(file), link),
    );
    const cited = [
      ...text.matchAll(/`(?:\.\.\/)?((?:app|components|docs|e2e|lib|public|supabase|tests)\/[^`*…<]+)`/g),
    ];
    return [...links, ...cited.flatMap(([, name = '']) => spelledOut(name))]
      .filter((name) => !existsSync(path.join(root, name)))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every heading that a link names is there', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].flatMap(([, link = '', heading = '']) => {
      const target = link === '' ? file : path.join(path.dirname(file), link);
      return existsSync(path.join(root, target)) && headingsOf(read(target)).includes(heading)
        ? []
        : [`${file}: ${link}#${heading}`];
    }),
  );
  expect(missing).toEqual([]);
});

/** The anchors of a document's headings, as GitHub writes them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every command that a document or a script names is one of package.json', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const tools = filesBelow('supabase').flatMap((file) => (/\.(ts|sql)$/.test(file) ? [file] : []));
  const unknown = [...documents, ...tools.map((file) => ({ file, text: read(file) }))].flatMap(
    ({ file, text }) =>
      [...text.matchAll(/\bnpm run ([a-z:]+)/g)].flatMap(([, name = '']) =>
        scripts.includes(name) ? [] : [`${file}: ${name}`],
      ),
  );
  expect(unknown).toEqual([]);
});

test('every decision that a document names is there', () => {
  const numbers = decisions.map(({ number }) => number);
  const unknown = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\b[BD]\d+[a-z]?\b/g)].flatMap(([number]) =>
      numbers.includes(number) ? [] : [`${file}: ${number}`],
    ),
  );
  expect(unknown).toEqual([]);
});
