import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const advice =
  'Call requireAdmin (lib/admin/access.ts), or create the action with adminAction: the admin pages are a 404 to others (D93).';

test('every admin page and route checks access', () => {
  const files = sources.filter(({ file }) => /^app\/\(admin\)\/.+\/(page|route|layout)\.tsx?$/.test(file));
  const unguarded = files.filter(({ text }) => !/await requireAdmin\(/.test(text));
  expect(files).not.toEqual([]);
  expect(
    unguarded.map(({ file }) => file),
    advice,
  ).toEqual([]);
});

test('every admin action checks access before its input', () => {
  const files = sources.filter(
    ({ file, text }) => file.startsWith('lib/admin/') && /^'use server'/.test(text),
  );
  const unguarded = files.flatMap(({ file, text }) =>
    text
      .split(/^export /m)
      .slice(1)
      .filter(
        (exported) =>
          !/^const \w+ = adminAction\(/.test(exported) &&
          !/^async function \w+\([^)]*\)[^{]* \{\n {2}(const \{ \w+ \} = )?await requireAdminAccount\(/.test(
            exported,
          ),
      )
      .map((exported) => `${file}: ${exported.split('\n')[0]}`),
  );
  expect(files).not.toEqual([]);
  expect(unguarded, advice).toEqual([]);
});
