import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const document = readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8');
const [unmet = '', all = ''] = document.split('\n## Every criterion');
const parseRows = (text: string) =>
  [...text.matchAll(/^\| (\d\.\d\.\d+) \| (.+?) \| (.+?)(?: \| (.*))? \|$/gm)].map(
    ([, number = '', , verdict = '', how = '']) => ({ number, verdict, how }),
  );
const rows = parseRows(all);

/** The success criteria of WCAG 2.2 at levels A and AA, by guideline. Version 2.2 removed criterion 4.1.1. */
const criteria: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

test('every criterion has one row, a verdict and a file', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Object.entries(criteria).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${number}`),
    ),
  );
  const countVerdict = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  expect(document.replaceAll(/\s+/g, ' ')).toContain(
    `Of the ${rows.length}, ${countVerdict('met')} are met, ${countVerdict('partly')} partly, ${countVerdict('**not met**')} are not, ${countVerdict('n/a')} do not apply.`,
  );
  const withoutFile = rows.filter(({ verdict, how }) => verdict !== 'n/a' && !/`[^`]+\/[^`]+`/.test(how));
  expect(withoutFile.map(({ number }) => number)).toEqual([]);
});

test('the first section lists every criterion that is not fully met', () => {
  const listed = parseRows(unmet).map(({ number }) => number);
  expect(listed.toSorted()).toEqual(
    rows.filter(({ verdict }) => /partly|not met/.test(verdict)).map(({ number }) => number),
  );
});
