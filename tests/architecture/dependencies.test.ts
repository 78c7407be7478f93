import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadedBy, packageOf } from './loaded-by.ts';
import { root, sources, startFiles } from './sources.ts';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

test('the product imports only what `npm ci --omit=dev` installs', () => {
  const imported = [...sources, ...startFiles].flatMap(({ file, imports }) =>
    imports
      .filter(
        ({ to, isType }) =>
          !isType && !/^(node:|app\/|components\/|lib\/|tests\/|doorstep\.config$|\.)/.test(to),
      )
      .map(({ to }) => ({ file, name: packageOf(to) })),
  );
  const missing = imported
    .filter(({ name }) => !(name in dependencies))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(missing, 'Move it to "dependencies" of package.json.').toEqual([]);
  // Imported by plain modules alone.
  expect(imported.map(({ name }) => name)).toContain('lru-cache');
});

test('so does what an operator runs beside it', () => {
  const { packages } = loadedBy([
    ...['supabase/embedded/cli.ts', 'supabase/doctor/cli.ts', 'supabase/worker.ts'],
    ...['supabase/brand/cli.ts', 'supabase/brand/invite.ts'],
  ]);
  expect(
    packages.filter(({ name }) => !(name in dependencies)).map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
  expect(packages.map(({ name }) => name)).toContain('zod');
});
