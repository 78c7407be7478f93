import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const advice =
  'Ask requireOperator (lib/operator/access.ts), in an action by deskAction: to everybody else the desk is a 404 (D93).';

test('every page and route of the desk asks who it is', () => {
  const open = sources
    .filter(({ file }) => /^app\/\(operator\)\/.+\/(page|route|layout)\.tsx?$/.test(file))
    .filter(({ text }) => !/await requireOperator\(/.test(text));
  expect(
    open.map(({ file }) => file),
    advice,
  ).toEqual([]);
});

test('so does every action, before it looks at what is asked', () => {
  const files = sources.filter(
    ({ file, text }) => file.startsWith('lib/operator/') && /^'use server'/.test(text),
  );
  const open = files.flatMap(({ file, text }) =>
    text
      .split(/^export /m)
      .slice(1)
      .filter(
        (each) =>
          !/^const \w+ = deskAction\(/.test(each) &&
          !/^async function \w+\([^)]*\)[^{]* \{\n {2}(const \{ \w+ \} = )?await requireArrival\(/.test(each),
      )
      .map((each) => `${file}: ${each.split('\n')[0]}`),
  );
  expect(files).not.toEqual([]);
  expect(open, advice).toEqual([]);
});
