import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sources, startFiles } from './sources.ts';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** 'next' of 'next/link', '@supabase/ssr' of '@supabase/ssr'. */
const packageOf = (to: string) => to.split('/', to.startsWith('@') ? 2 : 1).join('/');

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

/** What these files load before they do anything: imports with 'await' come when they are needed. */
function loaded(files: readonly string[]): { file: string; name: string }[] {
  const seen = new Set(files);
  const packages: { file: string; name: string }[] = [];
  for (const file of seen) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, to = ''] of text.matchAll(/^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^']+)'/gm)) {
      const own = path.posix.join(path.posix.dirname(file), to);
      if (to.startsWith('.') && existsSync(path.join(root, own))) seen.add(own);
      else if (!to.startsWith('node:')) packages.push({ file, name: packageOf(to) });
    }
  }
  return packages;
}

test('so does what an operator runs beside it', () => {
  const packages = loaded(['supabase/embedded/cli.ts', 'supabase/doctor/cli.ts', 'supabase/worker.ts']);
  expect(
    packages.filter(({ name }) => !(name in dependencies)).map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
  expect(packages.map(({ name }) => name)).toContain('zod');
});
