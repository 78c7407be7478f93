import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { salary } from '@/messages/employment/pay';
import { listFiles, root } from './sources.ts';

const catalogs = listFiles('lib/messages/en');

/** The imports of a file, unresolved. */
const listImports = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm)].map(
    ([, name = '']) => name,
  );

test('no file imports the catalogs of a language by path, because a path alias selects it', () => {
  const importers = [...listFiles('app'), ...listFiles('components'), ...listFiles('lib')]
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      listImports(file).some((name) => name.includes('/messages/') && !name.startsWith('@/messages/')),
    );
  expect(importers, 'Import @/messages/<room>/<screen>.').toEqual([]);
});

test('message catalogs import only other catalogs, so a copy can become another language', () => {
  const outside = catalogs.flatMap((file) =>
    listImports(file)
      .filter((name) => !name.startsWith('@/messages/'))
      .map((name) => `${file} imports ${name}`),
  );
  expect(catalogs.length).toBeGreaterThan(40);
  expect(outside).toEqual([]);
});

test('a translation must have every message, with the same parameters', () => {
  const spanish = {
    ...salary,
    notSpecified: 'No indicado',
    upTo: ({ amount }: { amount: string | number }) => `Hasta ${amount}`,
  };
  expectTypeOf(spanish).toExtend<typeof salary>();
  expectTypeOf<Omit<typeof salary, 'notSpecified'>>().not.toExtend<typeof salary>();
  expectTypeOf({ ...spanish, upTo: ({ other }: { other: string }) => other }).not.toExtend<typeof salary>();
});
