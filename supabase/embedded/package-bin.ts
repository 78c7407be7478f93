import { createRequire } from 'node:module';
import path from 'node:path';

/** Returns the path of the script behind an npm package's command. `process.execPath` runs it on any platform. */
export function getPackageBin(name: string): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(`${name}/package.json`);
  const { bin }: { bin: string | Record<string, string> } = require(manifest);
  const program = typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '');
  return path.join(path.dirname(manifest), program);
}
