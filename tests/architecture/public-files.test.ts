import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';
import { headersByAddress } from '@/lib/http/security-headers';
import { root, sourceOf } from './sources.ts';

/** The map's own ground; a map names it by state (components/map/ground-data.ts). */
const ground = '_ground';
const files = readdirSync(path.join(root, 'public'))
  .filter((file) => file !== ground)
  .map((file) => `/${file}`);
const linked = (sourceOf('app/layout')?.text.match(/(?<=url: ')\/[^']+/g) ?? []) as string[];
const named = [...linked, ...(manifest().icons ?? []).map(({ src }) => src)];

test('every file of public/ is linked, and every icon that is linked is a file of it', () => {
  expect([...new Set(named)].sort()).toEqual(files.sort());
});

test('every file of public/ is kept by browsers for a week, not asked for with every page', () => {
  const settings = { supabaseUrl: undefined, tileUrl: undefined, siteUrl: undefined, isDevelopment: false };
  const kept = headersByAddress(settings)
    .filter(({ headers }) =>
      headers.some(({ key, value }) => key === 'Cache-Control' && value.includes('max-age=604800')),
    )
    .map(({ source }) => source);
  expect(kept.sort()).toEqual([...files, `/${ground}/:state.json`].sort());
});
