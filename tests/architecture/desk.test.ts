import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const advice = 'Ask requireOperator (lib/operator/access.ts): to everybody else the desk is a 404 (D93).';

test('every page and route of the desk asks who it is', () => {
  const open = sources
    .filter(({ file }) => /^app\/\(operator\)\/.+\/(page|route|layout)\.tsx?$/.test(file))
    .filter(({ text }) => !/await requireOperator\(/.test(text));
  expect(
    open.map(({ file }) => file),
    advice,
  ).toEqual([]);
});

test('so does every file of actions', () => {
  const open = sources
    .filter(({ file, text }) => file.startsWith('lib/operator/') && /^'use server'/.test(text))
    .filter(
      ({ text }) => !/\brequire(Operator|Arrival)\b/.test(text) || /access: (everyone|signedIn)/.test(text),
    );
  expect(
    open.map(({ file }) => file),
    advice,
  ).toEqual([]);
});
