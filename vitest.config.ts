import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const longTests = 'tests/**/*.long.test.ts';
const testFiles = globSync('tests/**/*.test.{ts,tsx}', { cwd: root, exclude: [longTests, 'tests/bench/**'] });
/** Tests that need their own process, because they replace modules or change network settings. */
const isolated = testFiles.filter(
  (file) =>
    file.startsWith('tests/http/') ||
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(root, file), 'utf8')),
);

/** Tests that run a second time through PostgREST (`--only postgrest` of tests/run.ts). */
const postgrestTests = [
  'tests/policies/!(readme|search-bounds).test.ts',
  'tests/jobs/search-{rules,words}.test.ts',
  'tests/talents/search-{exact,privacy,typos}.test.ts',
  'tests/stack/data.test.ts',
];

function projects() {
  // A process per file would load the same modules two hundred times.
  const isolate = false;
  // Slow tests run with `npm run test:long` only.
  if (process.env.TEST_LONG) return [project({ name: 'long', include: [longTests] })];
  if (process.env.TEST_POSTGREST) return [project({ name: 'postgrest', include: postgrestTests, isolate })];
  return [
    project({ name: 'tests', include: testFiles.filter((file) => !isolated.includes(file)), isolate }),
    project({ name: 'own process', include: isolated }),
  ];
}

const project = (test: { name: string; include: string[]; isolate?: boolean }) => ({
  extends: true as const,
  test,
});

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
    // Many tests cause errors on purpose, which would be logged.
    env: { LOG_LEVEL: 'silent' },
    projects: projects(),
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // More than two, because test files mostly wait for the API and the database.
    maxWorkers: 3,
  },
});
