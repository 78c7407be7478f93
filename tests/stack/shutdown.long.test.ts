import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitForExit } from '../../supabase/embedded/postgres/process.ts';
import { createLaunchedStack, type LaunchedStack } from '../support/launched-stack.ts';
import { findFreePorts } from '../support/test-stack.ts';

const embeddedDir = path.join(import.meta.dirname, '../../supabase/embedded');
const cli = path.join(embeddedDir, 'cli.ts');

// Windows has no signals.
describe.skipIf(process.platform === 'win32')(
  'the stack shuts down cleanly',
  () => {
    let stack: LaunchedStack;
    beforeEach(() => {
      stack = createLaunchedStack();
    });
    afterEach(() => stack.cleanUp());

    test('when the terminal is closed', async () => {
      const { launcher } = await stack.start();
      const database = stack.databaseProcess();
      const ended = once(launcher, 'exit');
      launcher.kill('SIGHUP');
      expect(await ended).toEqual([0, null]);
      expect(await waitForExit(database, 0)).toBe(true);
    });

    test('when npm receives SIGTERM, which it does not forward', async () => {
      const { launcher: npm } = await stack.start(undefined, ['npm', 'exec', '--', 'node', cli, 'stack']);
      const database = stack.databaseProcess();
      const ended = once(npm, 'exit');
      npm.kill('SIGTERM');
      await ended;
      expect(await waitForExit(database, 20_000)).toBe(true);
    });

    test('with one message when the database is killed during requests', async () => {
      const started = await stack.start();
      const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: apikey = '' } = stack.env();
      const request = () =>
        fetch(`${url}/rest/v1/places?select=id&limit=1`, { headers: { apikey } }).catch(() => null);
      await request();
      const requests = Array.from({ length: 60 }, request);
      const ended = once(started.launcher, 'exit');
      await stack.killDatabase();
      expect(await ended).toEqual([1, null]);
      expect(started.output()).toContain('The database stopped by itself');
      expect(started.output()).not.toMatch(/^\s+at /m);
      await Promise.all(requests);
    });
  },
  120_000,
);

describe('the site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'doorstep-site-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('exits when its launcher is killed', async () => {
    const [port = 0] = await findFreePorts(1);
    // Stands for Next.js: it responds, and prints without end.
    const program = path.join(folder, 'node_modules', 'next', 'dist', 'bin');
    mkdirSync(program, { recursive: true });
    writeFileSync(
      path.join(program, 'next'),
      `require('node:http').createServer((_, response) => response.end('ok')).listen(${port}, '127.0.0.1');
       setInterval(() => console.log('printed'), 5);`,
    );
    const startSite = path.join(embeddedDir, 'launcher', 'site.ts');
    const launcher = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { startSite } from ${JSON.stringify(startSite)};
       const options = { mode: 'start', root: ${JSON.stringify(folder)}, host: '127.0.0.1', port: ${port}, env: process.env };
       const site = await startSite(options);
       console.log('site ' + site.pid);`,
    ]);
    const pid = await new Promise<number>((resolve, reject) => {
      let output = '';
      launcher.stdout.on('data', (chunk) => {
        output += chunk;
        const [, found] = /site (\d+)/.exec(output) ?? [];
        if (found) resolve(Number(found));
      });
      launcher.once('exit', () => reject(new Error(output)));
    });
    launcher.kill('SIGKILL');
    expect(await waitForExit(pid, 10_000)).toBe(true);
  }, 60_000);
});
