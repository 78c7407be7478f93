import { createRequire } from 'node:module';
import path from 'node:path';

/** Returns the path of an npm package's command, a script to run with `process.execPath` on any platform. */
export function getPackageBin(name: string): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(`${name}/package.json`);
  const { bin }: { bin: string | Record<string, string> } = require(manifest);
  const program = typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '');
  return path.join(path.dirname(manifest), program);
}
