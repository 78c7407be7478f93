import { createPerson, signIn } from './fixtures/account';
import { expect, test } from './fixtures/test';

test('the header changes its style after scrolling more than 10 px', async ({ page }) => {
  await page.goto('/privacy');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('the header scrolls away in a low window, as at 400% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
});

test('the header links move into its menu at 200% text size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/terms');
  const link = page.getByRole('banner').getByRole('link', { name: 'Set Location' });
  await expect(link).toBeInViewport({ ratio: 1 });
  // Only the text size changes, not the breakpoints.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(link).toBeHidden();
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('the first Tab focuses a link that skips the header', async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the phone menu', { tag: '@phone-only' }, () => {
  test('closes on navigation, on a click outside and on Escape', async ({ page }) => {
    await page.goto('/privacy');
    const button = page.locator('summary[aria-label="Menu"]');
    const menu = page.getByRole('navigation', { name: 'Main' });

    await button.click();
    await expect(menu.getByRole('link', { name: 'Find Jobs' })).toBeVisible();
    // Repeats until the page is hydrated: the menu opens without scripts, but closing by key needs them.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('heading', { name: 'When you apply' }).click();
    await expect(menu).toBeHidden();

    await button.click();
    await menu.getByRole('link', { name: 'Set Location' }).click();
    await expect(page).toHaveURL('/location');
    await expect(menu).toBeHidden();
  });
});

test.describe('without JavaScript', { tag: '@phone-only' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the phone menu opens and its links work', async ({ page }) => {
    await page.goto('/cookies');
    await page.locator('summary[aria-label="Menu"]').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Set Location' }).click();
    await expect(page).toHaveURL('/location');
  });
});

test.describe('the account menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('appears on a cached page after sign-in, and signs the person out', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Account' });
    const button = page.locator('summary[aria-label="Account menu"]');
    await page.goto('/terms');
    await expect(button).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

    const employer = await createPerson('employer');
    await signIn(page, employer, '/terms');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
    const style = await page.request.get('/api/me/menu.css');
    expect(style.headers()['cross-origin-resource-policy']).toBe('same-origin');
    await button.click();
    const email = menu.locator('.plain-menu-email');
    expect(await email.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
      `"${employer.email}"`,
    );
    await expect(menu.getByRole('link', { name: 'Saved Talents' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'My Applications' })).toBeHidden();
    const viewport = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 568 });
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.setViewportSize(viewport);
    await menu.getByRole('link', { name: 'Job Postings' }).click();
    await expect(page).toHaveURL('/employer/jobs');
    await button.click();
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(button).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);

    await signIn(page, await createPerson(), '/terms');
    await button.click();
    await expect(menu.getByRole('link', { name: 'My Applications' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Job Postings' })).toBeHidden();
  });

  test('cannot be used by another site to sign a person out', async ({ page }) => {
    await signIn(page, await createPerson());
    const response = await page.request.post('/api/me', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status()).toBe(403);
    expect(await (await page.request.get('/api/me')).json()).toMatchObject({
      viewer: { role: 'job_seeker' },
    });
  });
});

test('an unknown path returns a 404 with two links', async ({ page }) => {
  const response = await page.goto('/no/such/page/at/all/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/search');
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('every footer link leads to an existing page', async ({ page }) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Search all jobs', '/search'],
    ['Post a Job', '/post'],
    ['Browse by Category', '/categories'],
    ['Career Resources', '/career-resources'],
    ['Pricing', '/employers#pricing'],
    ['Recruiting Solutions', '/employers#recruiting'],
    ['Advertise with Us', '/employers#advertising'],
    ['About', '/about'],
    ['Help and contact', '/help'],
    ['Accessibility', '/accessibility'],
    ['Transparency', '/transparency'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  for (const href of await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    const response = await page.request.get(href);
    expect([href, response.status()]).toEqual([href, 200]);
    const fragment = href.split('#')[1];
    if (fragment) expect(await response.text()).toContain(`id="${fragment}"`);
  }
});

test('the help page shows a contact address, or that there is none', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help and contact' })).toBeVisible();
  await expect(page.getByText(/^(Write to|This site hasn’t published)/)).toBeVisible();
});

test('/post redirects to /post-job', async ({ request }) => {
  const response = await request.get('/post', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toMatch(/\/post-job$/);
});

test('/readyz reports that this process accepts requests', async ({ request }) => {
  const response = await request.get('/readyz');
  expect([response.status(), await response.json()]).toEqual([200, { ready: true }]);
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('/metrics returns a 404 when no token is configured', async ({ request }) => {
  const response = await request.get('/metrics', { headers: { authorization: 'Bearer ' } });
  expect(response.status()).toBe(404);
});

test('/healthz reports that the database is reachable', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ ok: true, database: 'reachable' });
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('a notice is shown while the connection is lost', async ({ page, context }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  const notice = page.getByText('You’re offline.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});
