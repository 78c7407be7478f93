import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const long = 'tests/**/*.long.test.ts';
const all = globSync('tests/**/*.test.{ts,tsx}', { cwd: root, exclude: [long, 'tests/bench/**'] });
/** They change every server of their process, or the modules that its files share. */
const ownProcess = all.filter(
  (file) =>
    file.startsWith('tests/http/') ||
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(root, file), 'utf8')),
);

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\/messages\/format$/, replacement: `${root}/lib/messages/format.ts` },
      { find: /^@\/messages\//, replacement: `${root}/lib/messages/en/` },
      { find: /^@\//, replacement: `${root}/` },
      // Next.js replaces this package in the same way: outside a client bundle it does nothing.
      { find: /^server-only$/, replacement: path.join(root, 'tests/support/server-only.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Many tests mean the faults that would be told of.
    env: { LOG_LEVEL: 'silent' },
    // What is long and rare waits for `npm run test:long`.
    projects: process.env.TEST_LONG
      ? [{ extends: true, test: { name: 'long', include: [long] } }]
      : [
          {
            extends: true,
            test: {
              name: 'tests',
              include: all.filter((file) => !ownProcess.includes(file)),
              // A process for each file would read the same modules two hundred times.
              isolate: false,
            },
          },
          { extends: true, test: { name: 'own process', include: ownProcess } },
        ],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine takes longer than the second that is the default.
    expect: { poll: { timeout: 10_000 } },
    // Files wait for the one API and the database more than for a processor.
    maxWorkers: 3,
  },
});
