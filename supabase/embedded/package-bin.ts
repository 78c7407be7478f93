import { createRequire } from 'node:module';
import path from 'node:path';

/** The script of an npm package's program, to run with the Node of this process on any shell or platform. */
export function getPackageBin(name: string): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(`${name}/package.json`);
  const { bin }: { bin: string | Record<string, string> } = require(manifest);
  const program = typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '');
  return path.join(path.dirname(manifest), program);
}
