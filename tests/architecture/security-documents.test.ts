import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/security.md');

const rows = [...document.matchAll(/^\| (\d+(?:\.\d+\.\d+)?) \| (.+?) \| (.+?) \| (.*) \|$/gm)].map(
  ([, number = '', , verdict = '', how = '']) => ({ number, verdict, how }),
);

/** How many requirements of the levels 1 and 2 a chapter of ASVS 5.0.0 has. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('every requirement has one row and a verdict', () => {
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const whole = (chapter: number) => numbers.includes(String(chapter));
  for (const [index, count] of counts.entries()) {
    const chapter = index + 1;
    const found = whole(chapter)
      ? count
      : numbers.filter((number) => number.startsWith(`${chapter}.`)).length;
    expect([chapter, found]).toEqual([chapter, count]);
  }
  const verdicts = new Set(rows.map(({ verdict }) => verdict));
  expect([...verdicts].sort()).toEqual(['met', 'n/a', '**not met**', 'operator', 'partly'].sort());
  const many = (verdict: string) =>
    rows
      .filter((row) => row.verdict === verdict)
      .reduce((sum, { number }) => sum + (number.includes('.') ? 1 : (counts[Number(number) - 1] ?? 0)), 0);
  expect(document.replaceAll(/\s+/g, ' ')).toContain(
    `Of the 253, ${many('met')} are met, ${many('partly')} partly, ${many('**not met**')} are not, ${many('operator')} are the operator's, ${many('n/a')} do not apply.`,
  );
});

test('what is not met is said first, all of it', () => {
  const [first = ''] = document.split('\n## Every requirement');
  const unmet = rows.filter(({ verdict }) => verdict === '**not met**').map(({ number }) => number);
  const named = [...first.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, number]) => number);
  expect(named).toEqual(unmet);
});
