import { expect, test } from 'vitest';
import { sources, startFiles } from './sources.ts';

const files = [...sources, ...startFiles];

test.each([
  ['imports internals of Next.js', /from 'next\/dist|import\('next\/dist|require\('next\/dist/],
  ['patches a prototype', /\.prototype\.\w+ =[^=]/],
  ['replaces listeners of the HTTP server', /http\.server\.request\.start|removeAllListeners\('request'\)/],
  ["parses React's payload", /__next_f/],
])('no file of the product %s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});
