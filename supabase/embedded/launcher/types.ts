import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getPackageBin } from '../package-bin.ts';
import { withThrowawayStack } from '../throwaway-stack.ts';

const run = promisify(execFile);

/** `npm run types`: generates lib/supabase/database.types.ts from the migrated schema. */
export async function writeTypes(root: string): Promise<void> {
  const file = path.join(root, 'lib', 'supabase', 'database.types.ts');
  await withThrowawayStack({}, async ({ databaseUrl }) => writeFile(file, await generateTypes(databaseUrl)));
  console.log(`Wrote ${path.relative(root, file)}.`);
}

/** The types of the public schema of a migrated database, from the Supabase CLI. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const output = await runTool(
    'supabase',
    ['gen', 'types', 'typescript', '--db-url', databaseUrl, '--schema', 'public'],
    tmpdir(),
  );
  // The CLI may print connection messages first.
  const types = output.slice(Math.max(0, output.indexOf('export type Json')));
  return runTool('@biomejs/biome', ['format', '--stdin-file-path=types.ts'], import.meta.dirname, types);
}

/** Runs a package's program and returns its output. */
async function runTool(name: string, args: string[], cwd: string, input = ''): Promise<string> {
  const running = run(process.execPath, [getPackageBin(name), ...args], { maxBuffer: 20_000_000, cwd });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
