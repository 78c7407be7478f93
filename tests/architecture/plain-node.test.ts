import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './sources.ts';

/** What Node runs itself, without a bundler: neither an alias nor a missing ending is understood there. */
const started = [
  // The functions are Deno's; the emails of the auth service are written as files by a test.
  ...filesBelow('supabase').filter(
    (file) => file.endsWith('.ts') && !/^supabase\/(functions\/|embedded\/mail\/templates)/.test(file),
  ),
  ...filesBelow('tests/bench').filter((file) => file.endsWith('.ts')),
  ...filesBelow('lib').filter((file) => file.endsWith('.mjs')),
  'tests/run.ts',
];

const statement =
  /(?:^|[\n;])\s*(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\s+from\s+)?'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/g;

/** The imports below these files that Node could not resolve, as sentences. */
function unresolved(files: readonly string[]): string[] {
  const seen = new Set(files);
  const faults: string[] = [];
  for (const file of seen) {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    for (const [, stated, dynamic] of text.matchAll(statement)) {
      const name = stated ?? dynamic ?? '';
      const to = path.posix.join(path.posix.dirname(file), name);
      if (name.startsWith('@/') || (name.startsWith('.') && !existsSync(path.join(root, to))))
        faults.push(`${file} imports ${name}`);
      else if (name.startsWith('.') && /\.(ts|mjs)$/.test(to)) seen.add(to);
    }
  }
  return faults;
}

test('what Node runs without a bundler names each file with its ending', () => {
  expect(started.length).toBeGreaterThan(50);
  expect(unresolved(started)).toEqual([]);
});
