import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'doorstep.config.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

export const getNextBin = (root: string) => path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Builds the site unless sources and settings are unchanged since the last build. The build's output is shown as it
 * comes; with `isQuiet` only on failure, so that it doesn't mix with other output.
 */
export async function buildIfNeeded(
  root: string,
  variables: Record<string, string | undefined>,
  isLocal: boolean,
  print: (line: string) => void,
  signal: AbortSignal,
  { isQuiet = false } = {},
): Promise<void> {
  const env = buildEnvironment(variables, isLocal);
  const distDir = path.join(root, env.NEXT_DIST_DIR || '.next');
  const fingerprintFile = path.join(distDir, 'doorstep-fingerprint');
  const fingerprint = getFingerprint(root, env);
  if (
    existsSync(path.join(distDir, 'BUILD_ID')) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === fingerprint
  )
    return;

  print('Building the site (on the first start, and after the sources or the address change) …');
  const child = spawn(process.execPath, [getNextBin(root), 'build'], {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      output += part;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    if (isQuiet) print(output);
    throw new Error('The build failed; its messages are above.');
  }
  writeFileSync(fingerprintFile, fingerprint);
}

/** Without the local stack's URL, which the build would inline; its port may change. */
function buildEnvironment(variables: Record<string, string | undefined>, isLocal: boolean) {
  if (!isLocal) return variables;
  const { NEXT_PUBLIC_SUPABASE_URL: _url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: _key, ...rest } = variables;
  return rest;
}

function getFingerprint(root: string, env: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(env).sort())
    if (/^(NEXT_PUBLIC_|TILE_URL$|SITE_URL$)/.test(name)) hash.update(`${name}=${env[name]}\0`);
  for (const source of SOURCES)
    for (const file of listFiles(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  return hash.digest('hex');
}

function listFiles(fileOrFolder: string): string[] {
  if (!existsSync(fileOrFolder)) return [];
  if (statSync(fileOrFolder).isFile()) return [fileOrFolder];
  return readdirSync(fileOrFolder)
    .sort()
    .flatMap((name) => listFiles(path.join(fileOrFolder, name)));
}
