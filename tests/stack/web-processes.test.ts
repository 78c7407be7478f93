import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextProgram } from '../../supabase/embedded/launcher/build.ts';
import { type Site, startSite } from '../../supabase/embedded/launcher/site.ts';
import { freePorts } from '../support/test-stack.ts';

/** A stand-in for the site that notes when it starts; what it then does is the test's. */
const program = (then: string) => `
  const { mkdirSync, existsSync } = require('node:fs');
  let mine = 0;
  for (;;) {
    mine++;
    try { mkdirSync('started/' + mine); break; } catch {}
  }
  const ready = (onRequest = () => {}) =>
    require('node:http').createServer((request, answer) => { answer.end(); onRequest(request); })
      .listen(process.env.PORT, '127.0.0.1', () => process.send({ doorstep: 'ready' }));
  process.on('message', (message) => message.doorstep === 'leave' && process.exit(0));
  ${then}`;

let root: string;
let site: Site | undefined;
let address: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'doorstep-web-'));
  mkdirSync(path.join(root, 'started'));
  mkdirSync(path.dirname(nextProgram(root)), { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site?.stop();
  await rm(root, { recursive: true });
});
const started = () => readdirSync(path.join(root, 'started')).length;

async function run(then: string): Promise<Site> {
  writeFileSync(nextProgram(root), program(then));
  const [port = 0] = await freePorts(1);
  address = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH ?? '', WEB_PROCESSES: '2' };
  site = await startSite({ mode: 'start', root, host: '127.0.0.1', port, env });
  await expect.poll(started).toBe(2);
  return site;
}

test('a site that is down is told of no restart', async () => {
  const { ended, restart, stop } = await run('ready();');
  await stop();
  await ended;
  expect(restart).not.toThrow();
});

test('all are replaced, also where only the first of them answers by then', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { restart } = await run('if (mine === 2) setTimeout(ready, 500); else ready();');
  restart();
  await expect.poll(started, { timeout: 10_000 }).toBe(4);
}, 20_000);

test('a replacement that never answers does not keep the site from ending in order', async () => {
  const hangs = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`;
  const { ended, restart, stop } = await run(`if (mine <= 2) ready(); else { ${hangs} }`);
  restart();
  await expect.poll(started).toBe(3);
  await stop();
  expect(await ended).toBe(0);
}, 20_000);

test('what is sent to a process that has just died ends none of the others', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Whoever is asked to die first has an answer from the process of the port, so that this one knows it as running.
  const { ended } = await run(`
    const ask = () => process.send({ doorstep: 'figures?' });
    ready((request) => request.url === '/die' && ask());
    process.on('message', (message) => {
      if (message.doorstep !== 'asked' || message.count === undefined) return;
      for (let times = 0; times < 200; times++) ask();
      process.kill(process.pid, 'SIGKILL');
    });`);
  await fetch(`${address}/die`);
  await expect.poll(started, { timeout: 10_000 }).toBe(3);
  expect(await Promise.race([ended, 'runs'])).toBe('runs');
}, 20_000);
