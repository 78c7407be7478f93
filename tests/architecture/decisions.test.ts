import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decisionListPath, decisions, generateDecisionList } from './decision-files.ts';
import { listFiles, root } from './sources.ts';

const maxWords = 150;
const numbers = decisions.map(({ number }) => number);

test('a decision has one file, named after its number', () => {
  const misnamed = decisions.filter(({ name, number }) => {
    const [, digits = '', letter = ''] = /^D(\d+)([a-z]?)$/.exec(number) ?? [];
    return !name.startsWith(`d${digits.padStart(3, '0')}${letter}-`) || !/^d[a-z0-9-]+\.md$/.test(name);
  });
  expect(misnamed.map(({ name }) => name)).toEqual([]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('a decision has context, decision and consequences, in this order', () => {
  const incomplete = decisions.filter(
    ({ text }) => !/\n\*\*Context\.\*\* .+\n\*\*Decision\.\*\* .+\n\*\*Consequences\.\*\* /s.test(text),
  );
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

test('a decision has at most 150 words', () => {
  const long = decisions.filter(({ text }) => text.split(/\s+/).filter(Boolean).length > maxWords);
  expect(long.map(({ name }) => name)).toEqual([]);
});

test('docs/decisions/README.md lists every decision', () => {
  const message = 'Run `node tests/architecture/write-decisions.ts` and commit docs/decisions/README.md.';
  expect(readFileSync(decisionListPath, 'utf8'), message).toBe(generateDecisionList());
});

test('the table of deviations lists every decision that deviates', () => {
  const [, table = ''] = readFileSync(decisionListPath, 'utf8').split(
    /^## (?:Deviations from the specification|All decisions)$/m,
  );
  const listed = [...table.matchAll(/\[(D\d+[a-z]?)\]/g)].map(([, number = '']) => number);
  const deviating = decisions.filter(({ text }) => text.includes('**Deviates from the specification:**'));
  expect(listed.toSorted()).toEqual(deviating.map(({ number }) => number).toSorted());
});

test('every decision cited in the code exists', () => {
  const unknown = ['app', 'components', 'lib', 'e2e', 'tests', 'supabase']
    .flatMap(listFiles)
    .concat('middleware.ts', 'next.config.ts', 'instrumentation.ts', 'instrumentation-client.ts')
    .filter((file) => /\.(?:tsx?|mjs|css|sql)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?<![\w%#&'])[BD]\d{1,3}[a-z]?(?![\w%])/g)]
        .filter(([number]) => !numbers.includes(number))
        .map(([number]) => `${file}: ${number}`),
    );
  expect(unknown, 'Add the decision to docs/decisions, or correct the number.').toEqual([]);
});
