import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from './sources.ts';

/** Node runs these without a bundler, so it resolves neither aliases nor missing extensions. */
const entryFiles = [
  // Not the functions, which run on Deno, nor the email templates, for which supabase/brand registers the aliases.
  ...listFiles('supabase').filter(
    (file) => file.endsWith('.ts') && !/^supabase\/(functions\/|embedded\/mail\/templates)/.test(file),
  ),
  ...listFiles('tests/bench').filter((file) => file.endsWith('.ts')),
  ...listFiles('lib').filter((file) => file.endsWith('.mjs')),
  'tests/run.ts',
];

const importPattern =
  /(?:^|[\n;])\s*(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\s+from\s+)?'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/g;

/** Returns a sentence for each import that Node cannot resolve, in these files and in the files that they import. */
function findUnresolvedImports(files: readonly string[]): string[] {
  const seen = new Set(files);
  const errors: string[] = [];
  for (const file of seen) {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    for (const [, stated, dynamic] of text.matchAll(importPattern)) {
      const name = stated ?? dynamic ?? '';
      const to = path.posix.join(path.posix.dirname(file), name);
      if (name.startsWith('@/') || (name.startsWith('.') && !existsSync(path.join(root, to))))
        errors.push(`${file} imports ${name}`);
      else if (name.startsWith('.') && /\.(ts|mjs)$/.test(to)) seen.add(to);
    }
  }
  return errors;
}

test('files that Node runs without a bundler import no alias and no path without its extension', () => {
  expect(entryFiles.length).toBeGreaterThan(50);
  expect(findUnresolvedImports(entryFiles)).toEqual([]);
});
