import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Seeded = { at: string; accounts: string[] };

/**
 * Loads the demonstration data at the first start on a data folder, and moves its dates to today at every later start.
 * Returns the seed's output lines about demo accounts. A failure is printed and not fatal, because the site works
 * without the data.
 */
export async function seed(
  root: string,
  dataDir: string,
  env: Record<string, string>,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const program = path.join(root, 'supabase', 'seed', 'cli.ts');
  const marker = path.join(dataDir, 'seeded.json');
  const seeded: Seeded | undefined = existsSync(marker)
    ? JSON.parse(readFileSync(marker, 'utf8'))
    : undefined;
  if (!seeded) print('Loading the demonstration data (on the first start only) …');
  try {
    const output = await run(program, seeded ? ['--redate'] : [], env, signal);
    if (seeded) return seeded.accounts;
    const accounts = output.split('\n').filter((line) => line.includes('@'));
    writeFileSync(marker, JSON.stringify({ at: new Date().toISOString(), accounts }));
    return accounts;
  } catch (error) {
    if (signal.aborted) throw error;
    print(error instanceof Error ? error.message : String(error));
    return seeded?.accounts ?? [];
  }
}

function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: env as NodeJS.ProcessEnv,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errorOutput = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errorOutput += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`The demonstration data was not changed. ${(errorOutput || output).trim()}`)),
    );
  });
}
