import type { Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { startInstrumentedSite } from '../tests/support/site-process';
import { signIn } from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { expectNoCspViolations, expectStrictPolicy, recordCspViolations } from './fixtures/policy';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

declare global {
  interface Window {
    ran?: string;
  }
}

// accessibility.spec.ts opens all pages and checks that the policy blocks no script.

test.beforeEach(async ({ page }) => {
  // Registering any route disables the browser cache, whose revalidation of stale prefetches would prevent networkidle.
  await page.route('**/nothing-here', (route) => route.abort());
  await recordCspViolations(page);
});

/** Opens a page and fails on a policy violation. Returns whether the site's cache had the page: MISS or HIT. */
async function expectPageWithoutViolations(
  page: Page,
  path: string,
  status = 200,
): Promise<string | undefined> {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, status]);
  await expectStrictPolicy(response, path);
  await page.waitForLoadState('networkidle');
  await expectNoCspViolations(page);
  return response?.headers()['x-nextjs-cache'];
}

const createWord = () => `nothing-${createMark()}`;
const createSecret = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

test('the policy blocks no script of a cached page, in its first and later responses', async ({
  page,
  sql,
}) => {
  const { path } = await postJob(sql, { title: `Policy Baker ${createWord()}` });
  expect(await expectPageWithoutViolations(page, path)).toBe('MISS');
  expect(await expectPageWithoutViolations(page, path)).toBe('HIT');
  // Pages that are cached until they change, then pages that are cached for a limited time.
  for (const cached of [
    ...['/', '/cities', '/texas/austin/jobs/part-time'],
    ...[`/search?q=${createWord()}`, '/texas/austin?type=part-time'],
  ])
    for (const _visit of ['first', 'second']) await expectPageWithoutViolations(page, cached);
});

test('the policy blocks no script of a static page', async ({ page }) => {
  await page.goto('/about');
  expect(await expectPageWithoutViolations(page, '/about')).toBe('HIT');
});

test('shared pages and missing pages have no nonce', async ({ request }) => {
  for (const path of [
    '/',
    '/texas/austin',
    '/about',
    '/terms',
    `/texas/${createWord()}`,
    '/a/b/c/d/e/f',
    '/admin',
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

test('a shared page contains no nonce or address from a request', async ({ request, sql }) => {
  const secret = createWord();
  const { path } = await postJob(sql, { title: `Foreign Baker ${createWord()}` });
  const policy = `script-src 'nonce-${secret}'`;
  for (const name of ['content-security-policy', 'content-security-policy-report-only'])
    await request.get(path, { headers: { [name]: policy } });
  for (const method of ['PUT', 'PATCH', 'POST']) await request.fetch(`${path}?token=${secret}`, { method });
  for (const unknown of [`/zz/yy.php?token=${secret}`, `/${secret}/a/b/c/d.svg`, `/admin/${secret}`])
    await request.get(unknown, { headers: { 'content-security-policy': policy } });
  for (const shared of [path, '/a/b/c/d/e/f'])
    expect(await (await request.get(shared)).text()).not.toContain(secret);
});

test('a shared page never contains the query of a request', async ({ request, sql }) => {
  const secret = createWord();
  const headerSets: Record<string, string>[] = [{}, { rsc: '1' }];
  const { path } = await postJob(sql, { title: `Query Baker ${createWord()}` });
  for (const shared of [path, '/', '/oregon', '/about'])
    for (const method of ['GET', 'HEAD'])
      for (const headers of headerSets) {
        await request.fetch(`${shared}?utm_source=${secret}`, { method, headers });
        for (const laterHeaders of headerSets)
          expect(await (await request.get(shared, { headers: laterHeaders })).text()).not.toContain(secret);
      }
});

test('the policy blocks no script of a cached page for a signed-in person', async ({ page }) => {
  await signIn(page, await createEmployer());
  await expectPageWithoutViolations(page, '/texas/austin');
});

test('the policy blocks no script of a missing page', async ({ page }) => {
  // The first path is rejected without a lookup; the second is a page among API routes.
  for (const path of [
    '/wp-login.php',
    '/api/nothing',
    `/texas/${createWord()}`,
    `/application/${createSecret()}`,
  ])
    await expectPageWithoutViolations(page, path, 404);
});

test('the policy blocks no script of an error page', async ({ page }) => {
  const site = await startInstrumentedSite();
  try {
    await site.stopDatabase();
    for (const path of ['/texas/austin', '/search?q=baker', `/job/${crypto.randomUUID()}`]) {
      const response = await page.goto(site.url + path);
      if (response?.status() !== 200) expect(response?.headers()['cache-control']).not.toContain('s-maxage');
      await expect(page.locator('main')).toContainText(/wrong|Error/);
      await expectNoCspViolations(page);
    }
  } finally {
    await site.stop();
  }
});

for (const [kind, path] of [
  ['a cached page', '/texas/austin'],
  ['a static page', '/about'],
  ['a cached search', '/search?q=baker'],
  ['a page rendered per request', '/talent-near-me'],
  ['a missing page', '/wp-login.php'],
] as const)
  test(`the policy blocks scripts injected into ${kind}`, async ({ page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const injected = `<script>window.ran = 'script'</script><img src="data:," onerror="window.ran = 'handler'">`;
      const body = (await response.text()).replace(/<main/, `${injected}<main`);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.cspViolations)]))
      .toEqual(['script-src-elem inline', 'script-src-attr inline']);
    expect(await page.evaluate(() => window.ran)).toBeUndefined();
  });

test('responses that are not pages have a policy', async ({ request }) => {
  const getPolicy = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['content-security-policy'];
  for (const path of [
    '/healthz',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/api/me',
    '/icon.svg',
  ])
    expect([path, await getPolicy(path)]).toEqual([path, expect.stringContaining("default-src 'self';")]);
  expect(await getPolicy('/api/storage/x')).toBe("sandbox; default-src 'none'");
});

test('the image optimizer is disabled', async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Ficon-192.png&w=64&q=75')).status()).toBe(404);
});

test('the secret in a CV link or an unsubscribe link is not sent as a referrer', async ({ request }) => {
  for (const path of [
    '/profile/cv',
    `/application/${createSecret()}/cv`,
    `/api/unsubscribe/${createSecret()}`,
  ])
    expect([path, (await request.get(path, { maxRedirects: 0 })).headers()['referrer-policy']]).toEqual([
      path,
      'no-referrer',
    ]);
});

test('the nonce is new in each response and cannot be set by the client', async ({ request }) => {
  const requestNonce = async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'" };
    const policy = (await request.get('/talent-near-me', { headers })).headers()['content-security-policy'];
    return /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
  };
  const [first, second] = [await requestNonce(), await requestNonce()];
  expect(first).toMatch(/^[\w+/]{22}==$/);
  expect(second).not.toBe(first);
});
