import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLoadedFiles, getPackageName } from './loaded-files.ts';
import { root, sources, startFiles } from './sources.ts';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

test('the product imports only what `npm ci --omit=dev` installs', () => {
  const imported = [...sources, ...startFiles].flatMap(({ file, imports }) =>
    imports
      .filter(
        ({ to, isType }) =>
          !isType && !/^(node:|app\/|components\/|lib\/|tests\/|doorstep\.config$|\.)/.test(to),
      )
      .map(({ to }) => ({ file, name: getPackageName(to) })),
  );
  const missing = imported
    .filter(({ name }) => !(name in dependencies))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(missing, 'Move it to "dependencies" of package.json.').toEqual([]);
  // Only .mjs files import it, so this checks that they are included.
  expect(imported.map(({ name }) => name)).toContain('lru-cache');
});

test('programs for operators import only what `npm ci --omit=dev` installs', () => {
  const { packages } = findLoadedFiles([
    ...['supabase/embedded/cli.ts', 'supabase/doctor/cli.ts', 'supabase/worker.ts'],
    ...['supabase/brand/cli.ts', 'supabase/brand/invite.ts'],
  ]);
  expect(
    packages.filter(({ name }) => !(name in dependencies)).map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
  expect(packages.map(({ name }) => name)).toContain('zod');
});
