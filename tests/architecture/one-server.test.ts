import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', 'app', 'components', 'lib', '*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^(tests|e2e|supabase)\//.test(file));

test.each([
  ['imports internals of Next.js', /from 'next\/dist|import\('next\/dist|require\('next\/dist/],
  ['patches a prototype', /\.prototype\.\w+ =[^=]/],
  ["takes the server's listeners", /http\.server\.request\.start|removeAllListeners\('request'\)/],
  ["parses React's payload", /__next_f/],
])('no file of the product %s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});
