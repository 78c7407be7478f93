import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeData } from '../remove-data.ts';
import { startStack } from '../stack.ts';
import { findFreePort } from './ports.ts';

const run = promisify(execFile);

/** `npm run types`: generates lib/supabase/database.types.ts from the migrated schema. */
export async function writeTypes(root: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-types-'));
  const taken = new Set<number>();
  const port = (preferred: number) => findFreePort(preferred, 'throw-away stack', () => {}, taken);
  const stack = await startStack({
    dataDir,
    ports: {
      api: await port(56_321),
      database: await port(56_322),
      mailbox: await port(56_324),
      smtp: await port(56_325),
    },
    siteUrl: 'http://localhost:3000',
    isThrowaway: true,
  });
  try {
    const file = path.join(root, 'lib', 'supabase', 'database.types.ts');
    await writeFile(file, await generateTypes(stack.databaseUrl));
    console.log(`Wrote ${path.relative(root, file)}.`);
  } finally {
    await stack.stop();
    await removeData(dataDir);
  }
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

/** Runs a package's binary with the Node of this process; returns its output. */
async function runTool(name: string, args: string[], cwd: string, input = ''): Promise<string> {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(`${name}/package.json`);
  const { bin }: { bin: string | Record<string, string> } = require(manifest);
  const program = typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '');
  const running = run(process.execPath, [path.join(path.dirname(manifest), program), ...args], {
    maxBuffer: 20_000_000,
    cwd,
  });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
