import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from '../../../supabase/embedded/launcher/build.ts';
import { findFreePort } from '../../../supabase/embedded/launcher/ports.ts';
import { startScheduledCalls } from '../../../supabase/embedded/launcher/scheduled-work.ts';
import { startSite } from '../../../supabase/embedded/launcher/site.ts';
import { startTestStack, type TestStack } from '../test-stack.ts';
import { findChromium } from './chromium.ts';
import { root, runPackage, runProgram } from './run-program.ts';
import { type Counts, formatFailure } from './stage.ts';
import { startTileServer } from './tile-server.ts';

/** Not .next, so that a site that runs from this checkout keeps its files. */
const DIST_DIR = '.next-test';
type Report = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  config: { rootDir: string };
  suites?: Suite[];
};
type Suite = { specs: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; line: number; tests: Journey[] };
type Journey = { projectName: string; status: string; results: { error?: { message?: string } }[] };

/** `release` frees the port for the site. */
export type Site = { url: string; tileUrl: string; port: number; release(): void };

/**
 * Chooses the addresses before the build, because cached pages contain them, and reserves the site's port until the
 * site starts.
 */
export async function reserveSite(): Promise<Site> {
  const port = await findFreePort(3210, 'site under test', console.log);
  const holder = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
  await once(holder, 'listening');
  const tileUrl = await startTileServer();
  return { url: `http://127.0.0.1:${port}`, tileUrl, port, release: () => holder.close() };
}

/** Builds the site under test and, in parallel, starts a separate stack with demonstration data. */
export async function prepareSite(site: Site, signal: AbortSignal): Promise<TestStack> {
  const [built, loaded] = await Promise.allSettled([
    buildIfNeeded(root, siteEnvironment(site), true, console.log, signal, { isQuiet: true }),
    startLoadedStack(site),
  ]);
  if (built.status === 'fulfilled' && loaded.status === 'fulfilled') return loaded.value;
  if (loaded.status === 'fulfilled') await loaded.value.stop();
  throw built.status === 'rejected' ? built.reason : loaded.status === 'rejected' && loaded.reason;
}

async function startLoadedStack(site: Site): Promise<TestStack> {
  const stack = await startTestStack({ siteUrl: site.url, hasPlaces: true });
  const env = { ...siteEnvironment(site), ...stack.env };
  if ((await runProgram(process.execPath, ['supabase/seed/cli.ts'], env)) === 0) return stack;
  await stack.stop();
  throw new Error('The demonstration data could not be loaded.');
}

export async function runBrowserTests(site: Site, stack: TestStack, filters: string[]): Promise<Counts> {
  const { url, port, release } = site;
  const executable = await findChromium();
  const started: { stop(): void | Promise<void> }[] = [];
  const file = path.join(tmpdir(), `doorstep-playwright-${process.pid}.json`);
  try {
    const env = { ...siteEnvironment(site), ...stack.env };
    release();
    started.push(
      await startSite({ mode: 'start', root, host: '127.0.0.1', port, env }),
      startScheduledCalls(url, env.CRON_SECRET ?? ''),
    );
    const code = await runPackage('@playwright/test', ['test', ...filters], {
      ...env,
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return parseCounts(file, code);
  } finally {
    for (const part of started.reverse()) await part.stop();
    rmSync(file, { force: true });
  }
}

const siteEnvironment = ({ url, tileUrl }: Site): Record<string, string | undefined> => ({
  ...process.env,
  SITE_URL: url,
  TILE_URL: tileUrl,
  NEXT_DIST_DIR: DIST_DIR,
  LOG_LEVEL: 'warn',
});

function parseCounts(file: string, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, config, suites = [] }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => listFailures(suite, config.rootDir)),
  };
}

function listFailures({ specs, suites = [] }: Suite, directory: string): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        formatFailure(
          path.join(directory, `${file}:${line}`),
          `[${projectName}] ${title}`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap((suite) => listFailures(suite, directory))];
}
