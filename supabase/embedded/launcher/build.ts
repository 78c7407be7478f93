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

export const nextProgram = (root: string) => path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Builds the site unless the last build was made from the same sources and settings. What the build says is shown as it
 * comes, or, where it would mix with what others say, only if it fails.
 */
export async function buildIfNeeded(
  root: string,
  variables: Record<string, string>,
  isLocal: boolean,
  say: (line: string) => void,
  signal: AbortSignal,
  { isQuiet = false } = {},
): Promise<void> {
  const env = buildEnvironment(variables, isLocal);
  const distDir = path.join(root, env.NEXT_DIST_DIR || '.next');
  const place = path.join(distDir, 'doorstep-fingerprint');
  const fingerprint = fingerprintOf(root, env);
  if (readOr(place, '') === fingerprint && existsSync(path.join(distDir, 'BUILD_ID'))) return;

  say('Building the site (on the first start, and after the sources or the address change) …');
  const child = spawn(process.execPath, [nextProgram(root), 'build'], {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      said += part;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    if (isQuiet) say(said);
    throw new Error('The build failed; its messages are above.');
  }
  writeFileSync(place, fingerprint);
}

/** Without the local stack's own address: a value known at build would be frozen into it, and ports may change. */
function buildEnvironment(variables: Record<string, string>, isLocal: boolean): Record<string, string> {
  if (!isLocal) return variables;
  const { NEXT_PUBLIC_SUPABASE_URL: _url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: _key, ...rest } = variables;
  return rest;
}

function fingerprintOf(root: string, env: Record<string, string>): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(env).sort())
    if (/^(NEXT_PUBLIC_|TILE_URL$|SITE_URL$)/.test(name)) hash.update(`${name}=${env[name]}\0`);
  for (const source of SOURCES)
    for (const file of filesIn(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

function readOr(file: string, fallback: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : fallback;
}
