import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { salary } from '@/messages/employment/pay';
import { filesBelow, root } from './sources.ts';

const catalogues = filesBelow('lib/messages/en');

/** What a file imports, as it is written. */
const importsOf = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm)].map(
    ([, name = '']) => name,
  );

test('nothing names a language but the configuration: a build has the one that its paths lead to', () => {
  const naming = [...filesBelow('app'), ...filesBelow('components'), ...filesBelow('lib')]
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      importsOf(file).some((name) => name.includes('/messages/') && !name.startsWith('@/messages/')),
    );
  expect(naming, 'Import @/messages/<room>/<screen>.').toEqual([]);
});

test('a folder of catalogues stands by itself, so that a copy of it is the beginning of another language', () => {
  const outside = catalogues.flatMap((file) =>
    importsOf(file)
      .filter((name) => !name.startsWith('@/messages/'))
      .map((name) => `${file} imports ${name}`),
  );
  expect(catalogues.length).toBeGreaterThan(40);
  expect(outside).toEqual([]);
});

test('a translation has every message, with the same values', () => {
  const spanish = {
    ...salary,
    notSpecified: 'No indicado',
    upTo: ({ amount }: { amount: string | number }) => `Hasta ${amount}`,
  };
  expectTypeOf(spanish).toExtend<typeof salary>();
  expectTypeOf<Omit<typeof salary, 'notSpecified'>>().not.toExtend<typeof salary>();
  expectTypeOf({ ...spanish, upTo: ({ other }: { other: string }) => other }).not.toExtend<typeof salary>();
});
