import { spawn } from 'node:child_process';
import path from 'node:path';
import { getPackageBin } from '../../../supabase/embedded/package-bin.ts';

export const root = path.join(import.meta.dirname, '..', '..', '..');

/** Runs a program in the checkout with visible output. Returns its exit code (1 after a signal). */
export function runProgram(
  file: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a package's program with the Node of this process. */
export const runPackage = (
  name: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<number> => runProgram(process.execPath, [getPackageBin(name), ...args], env);

/** Runs a script of package.json with the npm that runs this one, or else with the npm on the PATH. */
export function runScript(name: string): Promise<number> {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runProgram(process.execPath, [npm, 'run', name]);
  return runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['run', name]);
}
