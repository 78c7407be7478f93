import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';
import { headersByPath } from '@/lib/http/security-headers';
import { findSource, root } from './sources.ts';

/** The outline that a map draws where tiles are missing: a file for each state, which no page links. */
const ground = '_ground';
const files = readdirSync(path.join(root, 'public'))
  .filter((file) => file !== ground)
  .map((file) => `/${file}`);
const linked = (findSource('app/layout')?.text.match(/(?<=url: ')\/[^']+/g) ?? []) as string[];
const linkedFiles = [...linked, ...(manifest().icons ?? []).map(({ src }) => src)];

test('every file of public/ is linked, and every linked icon exists', () => {
  expect([...new Set(linkedFiles)].sort()).toEqual(files.sort());
});

test('browsers cache every file of public/ for a week', () => {
  const settings = { supabaseUrl: undefined, tileUrl: undefined, siteUrl: undefined, isDevelopment: false };
  const cached = headersByPath(settings)
    .filter(({ headers }) =>
      headers.some(({ key, value }) => key === 'Cache-Control' && value.includes('max-age=604800')),
    )
    .map(({ source }) => source);
  expect(cached.sort()).toEqual([...files, `/${ground}/:state.json`].sort());
});
