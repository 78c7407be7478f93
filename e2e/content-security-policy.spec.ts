import type { Page } from '@playwright/test';
import { newMark } from '../tests/support/mark';
import { startCountedSite } from '../tests/support/site-process';
import { signIn } from './fixtures/account';
import { newEmployer } from './fixtures/employer';
import { expectNothingRefused, expectStrictPolicy, noteRefusals } from './fixtures/policy';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

declare global {
  interface Window {
    ran?: string;
  }
}

// That no script of any other page is refused, e2e/accessibility.spec.ts sees, which opens them all.

test.beforeEach(async ({ page }) => {
  // A route turns the browser's cache off, whose own revalidation of stale prefetches keeps the network from coming to rest.
  await page.route('**/nothing-here', (route) => route.abort());
  await noteRefusals(page);
});

/** Opens a page and sees that nothing of it is refused; gives back how the site's own cache answered. */
async function expectClean(page: Page, path: string, status = 200): Promise<string | undefined> {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, status]);
  await expectStrictPolicy(answer, path);
  await page.waitForLoadState('networkidle');
  await expectNothingRefused(page);
  return answer?.headers()['x-nextjs-cache'];
}

const word = () => `nothing-${newMark()}`;
const secret = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

test('no script of a page that is kept is refused, in its first answer and in later ones', async ({
  page,
  sql,
}) => {
  const { path } = await postJob(sql, { title: `Policy Baker ${word()}` });
  expect(await expectClean(page, path)).toBe('MISS');
  expect(await expectClean(page, path)).toBe('HIT');
  // Its front, a directory and a list of a place; then what is kept for a while without a place in the site's own cache.
  for (const kept of [
    ...['/', '/cities', '/texas/austin/jobs/part-time'],
    ...[`/search?q=${word()}`, '/texas/austin?type=part-time'],
  ])
    for (const _visit of ['first', 'second']) await expectClean(page, kept);
});

test('no script of a page without data is refused', async ({ page }) => {
  await page.goto('/about');
  expect(await expectClean(page, '/about')).toBe('HIT');
});

test('a page that all visitors share has no nonce, nor has the page of an unknown address', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/texas/austin',
    '/about',
    '/terms',
    `/texas/${word()}`,
    '/a/b/c/d/e/f',
    '/operator',
  ])
    for (const _visit of ['first', 'second']) {
      const response = await request.get(path);
      expect([path, response.headers()['content-security-policy']]).toEqual([
        path,
        expect.not.stringContaining('nonce'),
      ]);
      expect(await response.text()).not.toContain(' nonce="');
    }
});

test('a page that all visitors share has no nonce or address that a request brought along', async ({
  request,
  sql,
}) => {
  const secret = word();
  const { path } = await postJob(sql, { title: `Foreign Baker ${word()}` });
  const policy = `script-src 'nonce-${secret}'`;
  for (const name of ['content-security-policy', 'content-security-policy-report-only'])
    await request.get(path, { headers: { [name]: policy } });
  for (const method of ['PUT', 'PATCH', 'POST']) await request.fetch(`${path}?token=${secret}`, { method });
  for (const unknown of [`/zz/yy.php?token=${secret}`, `/${secret}/a/b/c/d.svg`, `/operator/${secret}`])
    await request.get(unknown, { headers: { 'content-security-policy': policy } });
  for (const shared of [path, '/a/b/c/d/e/f'])
    expect(await (await request.get(shared)).text()).not.toContain(secret);
});

test('a page that all visitors share never has the query of one of them', async ({ request, sql }) => {
  const secret = word();
  const kinds: Record<string, string>[] = [{}, { rsc: '1' }];
  const { path } = await postJob(sql, { title: `Query Baker ${word()}` });
  for (const shared of [path, '/', '/oregon', '/about'])
    for (const method of ['GET', 'HEAD'])
      for (const headers of kinds) {
        await request.fetch(`${shared}?utm_source=${secret}`, { method, headers });
        for (const own of kinds)
          expect(await (await request.get(shared, { headers: own })).text()).not.toContain(secret);
      }
});

test('no script of a kept page is refused to people who are signed in', async ({ page }) => {
  await signIn(page, await newEmployer());
  await expectClean(page, '/texas/austin');
});

test('no script of a page that is missing is refused', async ({ page }) => {
  // The first is decided before anything is looked up; the second is a page among answers that are none.
  for (const path of ['/wp-login.php', '/api/nothing', `/texas/${word()}`, `/application/${secret()}`])
    await expectClean(page, path, 404);
});

test('no script of an error page is refused', async ({ page }) => {
  const site = await startCountedSite();
  try {
    await site.loseDatabase();
    for (const path of ['/texas/austin', '/search?q=baker', `/job/${crypto.randomUUID()}`]) {
      const answer = await page.goto(site.url + path);
      if (answer?.status() !== 200) expect(answer?.headers()['cache-control']).not.toContain('s-maxage');
      await expect(page.locator('main')).toContainText(/wrong|Error/);
      await expectNothingRefused(page);
    }
  } finally {
    await site.stop();
  }
});

for (const [kind, path] of [
  ['kept', '/texas/austin'],
  ['made at build', '/about'],
  ['a search, which is kept', '/search?q=baker'],
  ['rendered for a visitor', '/talent-near-me'],
  ['missing', '/wp-login.php'],
] as const)
  test(`what somebody gets into a page does not run: ${kind}`, async ({ page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const foreign = `<script>window.ran = 'script'</script><img src="data:," onerror="window.ran = 'handler'">`;
      const body = (await response.text()).replace(/<main/, `${foreign}<main`);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.refused)]))
      .toEqual(['script-src-elem inline', 'script-src-attr inline']);
    expect(await page.evaluate(() => window.ran)).toBeUndefined();
  });

test('every other response has a policy', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['content-security-policy'];
  for (const path of [
    '/healthz',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/api/me',
    '/icon.svg',
  ])
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("default-src 'self';")]);
  expect(await policyOf('/api/storage/x')).toBe("sandbox; default-src 'none'");
});

test('pictures are not drawn on request', async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Ficon-192.png&w=64&q=75')).status()).toBe(404);
});

test('the secret in the address of a CV or an unsubscription goes no further', async ({ request }) => {
  for (const path of ['/profile/cv', `/application/${secret()}/cv`, `/api/unsubscribe/${secret()}`])
    expect([path, (await request.get(path, { maxRedirects: 0 })).headers()['referrer-policy']]).toEqual([
      path,
      'no-referrer',
    ]);
});

test('the word that lets scripts run is a new one for each answer, and not the client’s to choose', async ({
  request,
}) => {
  const nonce = async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'" };
    const policy = (await request.get('/talent-near-me', { headers })).headers()['content-security-policy'];
    return /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
  };
  const [first, second] = [await nonce(), await nonce()];
  expect(first).toMatch(/^[\w+/]{22}==$/);
  expect(second).not.toBe(first);
});
