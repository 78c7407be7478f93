import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root, sources } from './sources.ts';

const decisions = readFileSync(path.join(root, 'docs/decisions.md'), 'utf8');
const numbers = [...decisions.matchAll(/^(?:- |\| )\*\*([BD]\d+[a-c]?)\b/gm)].map(
  ([, number = '']) => number,
);

test('a number is one decision, and nothing is left for later', () => {
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(decisions).not.toContain('(later)');
});

test('a decision says its context, what was decided, what it costs and what would reverse it, in this order', () => {
  const entries = decisions.split(/^(?=- \*\*[BD]\d)|^## /m).filter((entry) => /^- \*\*[BD]\d/.test(entry));
  const partly = entries.filter((entry) => !/Context:\s.+Decision:\s.+Cost:\s.+Reversed\sby:\s/s.test(entry));
  expect(partly.map((entry) => entry.slice(0, 60))).toEqual([]);
});

test('a decision that a comment names exists', () => {
  const texts = [
    ...sources.map(({ file }) => file),
    ...filesBelow('supabase/schemas').filter((file) => file.endsWith('.sql')),
  ].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const unknown = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\(([BD]\d{1,2}[a-c]?(?:, [BD]\d{1,2}[a-c]?)*)\)/g)].flatMap(([, named = '']) =>
      named.split(', ').flatMap((number) => (numbers.includes(number) ? [] : [`${file}: ${number}`])),
    ),
  );
  expect(unknown, 'Write the decision into docs/decisions.md, or correct the number.').toEqual([]);
});
