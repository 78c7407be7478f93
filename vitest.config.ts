import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const long = 'tests/**/*.long.test.ts';
/** They change every server of the process that they run in. */
const ownProcess = 'tests/http/**/*.test.ts';

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
    // What is long and rare waits for `npm run test:long`.
    projects: process.env.TEST_LONG
      ? [{ extends: true, test: { name: 'long', include: [long] } }]
      : [
          {
            extends: true,
            test: {
              name: 'tests',
              include: ['tests/**/*.test.{ts,tsx}'],
              exclude: [long, ownProcess, 'tests/bench/**'],
              // A process for each file would read the same libraries two hundred times; modules of ours are each file's own.
              isolate: false,
            },
          },
          { extends: true, test: { name: 'own process', include: [ownProcess] } },
        ],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Files wait for the one API and the database more than for a processor.
    maxWorkers: 3,
  },
});
