import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sources, startFiles } from './sources.ts';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** 'next' of 'next/link', '@supabase/ssr' of '@supabase/ssr'. */
const packageOf = (to: string) => to.split('/', to.startsWith('@') ? 2 : 1).join('/');

test('the product imports only what `npm ci --omit=dev` installs', () => {
  const imported = [...sources, ...startFiles].flatMap(({ file, imports }) =>
    imports
      .filter(({ to, isType }) => !isType && !/^(node:|app\/|components\/|lib\/|tests\/|\.)/.test(to))
      .map(({ to }) => ({ file, name: packageOf(to) })),
  );
  const missing = imported
    .filter(({ name }) => !(name in dependencies))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(missing, 'Move it to "dependencies" of package.json.').toEqual([]);
  // Imported by plain modules alone.
  expect(imported.map(({ name }) => name)).toContain('lru-cache');
});
