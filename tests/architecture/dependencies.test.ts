import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './sources.ts';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** 'next' of 'next/link', '@supabase/ssr' of '@supabase/ssr'. */
const packageOf = (to: string) => to.split('/', to.startsWith('@') ? 2 : 1).join('/');

test('the product imports only what `npm ci --omit=dev` installs', () => {
  const missing = sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ to, isType }) => !isType && !/^(node:|app\/|components\/|lib\/|\.)/.test(to))
      .map(({ to }) => packageOf(to))
      .filter((name) => !(name in dependencies))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing, 'Move it to "dependencies" of package.json.').toEqual([]);
});
