import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../../supabase/embedded/launcher/site.ts';
import { findFreePorts, startTestStack, type TestStack } from '../support/test-stack.ts';
import { waitFor } from '../support/wait-for.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** A copy of the repository with another brand, like the checkout of an operator. */
const copy = mkdtempSync(path.join(tmpdir(), 'doorstep-brand-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NEXT_DIST_DIR: '.next' },
  });

let stack: TestStack;
let site: Awaited<ReturnType<typeof startSite>>;
let url: string;

beforeAll(async () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  execFileSync('tar', ['cf', path.join(copy, 'all.tar'), '--ignore-failed-read', '-T', '-'], {
    cwd: root,
    input: files,
  });
  run('tar', 'xf', 'all.tar');
  // Hard links where possible, because Next.js builds don't follow symbolic links out of their folder.
  run('sh', '-c', `cp -al '${root}/node_modules' . 2>/dev/null || cp -r '${root}/node_modules' .`);
  const brand = readFileSync(path.join(root, 'tests/brand/nachbarjob.ts'), 'utf8');
  writeFileSync(
    path.join(copy, 'doorstep.config.ts'),
    brand.replace(/'@\/(lib\/brand\/[a-z]+)'/g, "'./$1.ts'"),
  );
  run(process.execPath, 'supabase/brand/cli.ts');
  run(process.execPath, 'node_modules/next/dist/bin/next', 'build');
  const [port = 0] = await findFreePorts(1);
  url = `http://127.0.0.1:${port}`;
  stack = await startTestStack({ siteUrl: url, hasPlaces: true });
  site = await startSite({
    mode: 'start',
    root: copy,
    host: '127.0.0.1',
    port,
    env: { ...stack.env, SITE_URL: url, NEXT_DIST_DIR: '.next' },
  });
}, 900_000);

afterAll(async () => {
  await site?.stop();
  await stack?.stop();
  rmSync(copy, { recursive: true, force: true });
}, 60_000);

const pages = [
  ...[
    '/',
    '/jobs-near-me',
    '/search',
    '/cities',
    '/categories',
    '/location',
    '/login',
    '/register',
    '/help',
    '/about',
    '/terms',
  ],
  ...[
    '/privacy',
    '/cookies',
    '/accessibility',
    '/transparency',
    '/employers',
    '/career-resources',
    '/texas/austin',
    '/nothing-is-here',
  ],
  ...[
    '/manifest.webmanifest',
    '/robots.txt',
    '/icon.svg',
    '/feeds/rss/search',
    '/.well-known/security.txt',
    '/sitemap.xml',
  ],
];

test.each(pages)('%s shows only the configured brand', async (page) => {
  const text = await (await fetch(url + page)).text();
  expect(text).not.toMatch(/Doorstep|Work that’s around/);
  // These files don't contain the name of the site.
  if (!/robots|security|sitemap/.test(page)) expect(text).toContain('Nachbarjob Austin');
});

test('scripts and styles contain no other brand', () => {
  const files = globSync('.next/static/**/*.{js,css}', { cwd: copy });
  expect(files.length).toBeGreaterThan(10);
  const foreignFiles = files.filter((file) =>
    /\bDoorstep\b|Work that’s around|#0c5560/.test(readFileSync(path.join(copy, file), 'utf8')),
  );
  expect(foreignFiles).toEqual([]);
});

test.each([
  '/talent-near-me',
  '/employer/saved-talents',
  '/contact-request',
  '/texas/austin/talents/any/now',
])('%s is not found when talents are disabled', async (page) => {
  expect((await fetch(url + page)).status).toBe(404);
});

test('the API disables the search for talents after the site has started', async () => {
  const callFunction = (name: string, body: object) =>
    fetch(`${stack.env.NEXT_PUBLIC_SUPABASE_URL}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: stack.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  await waitFor(async () => expect((await callFunction('search_talents', {})).status).toBe(404));
});

test('a visitor without a place sees jobs near the configured default place', async () => {
  expect(await (await fetch(`${url}/jobs-near-me`)).text()).toContain('Austin, Texas');
});
