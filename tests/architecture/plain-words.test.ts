import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from './sources.ts';
import { findWords } from './words-in-code.ts';

type Rule = readonly [pattern: RegExp, replacement: string];

/** Words that make comments and names of tests hard to understand. */
const proseRules: readonly Rule[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or the role'],
  [/\bwhatever\b/i, 'any, or name it'],
  [/\b(no|some|every)body\b/i, 'no one, someone, everyone, or the role: visitor, employer'],
  [/\bthose that\b/i, 'name them: jobs that'],
  [/\bof which\b/i, 'two sentences'],
  [/\b(says|said|tells|told|asks|asked)\b/i, 'returns, reports, requests, contains, shows'],
  [/\b(knows|believes|forgets)\b/i, 'has, assumes, removes'],
  [/\b(faults?|flaws?)\b/i, 'error, defect'],
  [/\b(desk|deeds?|stand-ins?)\b/i, 'admin, action, placeholder'],
  [/(^|[/*-] )What (?!if\b)/, 'begin with the noun'],
];

/** Parts of names in snake case. */
const nameRules: readonly Rule[] = [
  [/(^|_)(anew|whoever|nobody|somebody|everybody)(_|$)/, 'again, anyone, no_one'],
  [/(^|_)asked(_|$)/, 'requested, request'],
  [/(^|_)(told|said)(_|$)/, 'sent, reported, text'],
  [/(^|_)(thrown|faults?|flaws?)(_|$)/, 'error, issue'],
  [/(^|_)patience(_|$)/, 'timeout'],
  [/(^|_)(desk|deeds?)(_|$)/, 'admin, action'],
  [/^(most|longest|largest|highest)_/, 'max'],
  [/(^|_)gone(_|$)/, 'deleted, expired, missing'],
];

/** Comments, names of tests and other names that may stay, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  doorstep_faults_total: 'dashboards of operators use this metric name',
};

const words = [
  'app',
  'components',
  'lib',
  'supabase',
  'tests',
  'e2e',
  'middleware.ts',
  'doorstep.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]
  .flatMap(listFiles)
  .filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file) && !/database\.types\.ts|\/migrations\//.test(file))
  .flatMap((file) =>
    findWords(file, readFileSync(path.join(root, file), 'utf8')).map((word) => ({ ...word, file })),
  );

test('comments, names of tests and other names use plain words', () => {
  const found = words.flatMap(({ kind, text, file, line }) => {
    const replacement = kind === 'prose' ? checkProse(text) : checkName(text);
    return replacement ? [`${file}:${line} ${text.replace(/\s+/g, ' ').slice(0, 120)} → ${replacement}`] : [];
  });
  expect(found, `Use the words on the right:\n${found.join('\n')}`).toEqual([]);
});

test('the name of a migration uses plain words', () => {
  const found = listFiles('supabase/migrations').flatMap((file) => {
    const name = path.basename(file, '.sql').replace(/^\d+_/, '');
    const replacement = checkName(name) ?? checkProse(name.replaceAll('_', ' '));
    return replacement ? [`${file} → ${replacement}`] : [];
  });
  expect(found).toEqual([]);
});

test('there are at most twenty exceptions, and each is used', () => {
  const texts = new Set(words.map(({ text }) => text));
  expect(Object.keys(allowed).filter((text) => !texts.has(text))).toEqual([]);
  expect(Object.keys(allowed).length).toBeLessThanOrEqual(20);
});

test('findWords finds comments, names of tests and names, but no strings', () => {
  const code = `// First.\nconst one = /two/;\ntest.only('third', () => {});\nconst f = \`four // \${five}\`;`;
  expect(findWords('a.ts', code).map(({ kind, text, line }) => `${line} ${kind} ${text}`)).toEqual([
    ...['1 prose // First.', '3 prose third', '2 name const', '2 name one', '3 name test', '3 name only'],
    ...['4 name f', '4 name five'],
  ]);
  expect(findWords('a.sql', "-- It's one.\nselect 'two'").map(({ text }) => text)).toEqual([
    "-- It's one.",
    'select',
  ]);
  expect(findWords('a.css', '/* One. */ .two { }').map(({ text }) => text)).toEqual(['/* One. */', 'two']);
  expect(['opensInANewTab', 'faultId', 'map-PIN'].map(toSnakeCase)).toEqual([
    'opens_in_a_new_tab',
    'fault_id',
    'map_pin',
  ]);
});

const checkProse = (text: string) => (text in allowed ? undefined : find(proseRules, text));

const checkName = (name: string) => (name in allowed ? undefined : find(nameRules, toSnakeCase(name)));

const find = (rules: readonly Rule[], text: string) => rules.find(([pattern]) => pattern.test(text))?.[1];

const toSnakeCase = (name: string) =>
  name.replace(/-|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toLowerCase();
