import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';
import { root, sourceOf } from './sources.ts';

const files = readdirSync(path.join(root, 'public')).map((file) => `/${file}`);
const linked = (sourceOf('app/layout')?.text.match(/(?<=url: ')\/[^']+/g) ?? []) as string[];
const named = [...linked, ...(manifest().icons ?? []).map(({ src }) => src)];

test('every file of public/ is linked, and every icon that is linked is a file of it', () => {
  expect([...new Set(named)].sort()).toEqual(files.sort());
});
