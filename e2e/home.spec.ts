import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

test('home has a heading, the three newest jobs and links', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Doorstep/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const claim of ['15,000+', '8,500+', '30,000+']) await expect(page.getByText(claim)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set location manually' })).toHaveAttribute(
    'href',
    '/location',
  );

  const newest = page.getByRole('region', { name: 'Just posted' }).getByRole('article');
  await expect(newest).toHaveCount(3);
  const title = await newest.first().getByRole('heading').textContent();
  await newest.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? 'no title');
});

test('a shared cache may store the home page', async ({ request }) => {
  const response = await request.get('/');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('s-maxage');
  expect(response.headers()['set-cookie']).toBeUndefined();
});

test('home and lists fit a phone at twice the font size', { tag: '@phone-only' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of ['/', '/search?q=cook&place=New+York']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [pageWidth, rootSize] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      getComputedStyle(document.documentElement).fontSize,
    ]);
    expect([pageWidth, rootSize], path).toEqual([375, '32px']);
  }
});

test('home links to cities with jobs', async ({ page }) => {
  await page.goto('/');
  const cities = page.getByRole('navigation', { name: 'Cities with the most jobs' }).getByRole('link');
  const name = await cities.first().textContent();
  await cities.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? 'no name');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the internal address of the home page redirects to the home page', async ({ request }) => {
  const response = await request.get('/home/default', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(/\/$/);
});

test('a typed place leads to jobs around it', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('City, neighborhood or ZIP code').fill('Austin, TX');
  await page.getByLabel('City, neighborhood or ZIP code').press('Enter');
  await expect(page).toHaveURL(/place=Austin/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a typed place leads to jobs around it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    await page.getByLabel('City, neighborhood or ZIP code').fill('94110');
    await page.getByRole('button', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL(/place=94110/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('use my location', () => {
  test.describe('when the browser allows it', () => {
    test.use({ geolocation: { latitude: 30.267153, longitude: -97.743057 }, permissions: ['geolocation'] });

    test('leads to the jobs nearby and stores the position with three decimals', async ({ page }) => {
      await page.goto('/');
      await pressUseMyLocation(page, () => expect(page).toHaveURL(/\/jobs-near-me/, shortTimeout));
      const stored = await page.evaluate(() => localStorage.getItem('userLocation'));
      expect(JSON.parse(stored ?? 'null')).toMatchObject({ coordinates: { lat: 30.267, lng: -97.743 } });
      expect(await page.evaluate(() => localStorage.getItem('searchRadius'))).toBe('10');
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).toContain('doorstep_place');
    });

    test('shows an error when the address of the position cannot be loaded', async ({ page }) => {
      await page.route('**/api/places/reverse*', (route) => route.abort());
      await page.goto('/');
      await pressUseMyLocation(page, () =>
        expect(page.getByText('Failed to get address for your location')).toBeVisible(shortTimeout),
      );
      await expect(page).toHaveURL('/');
    });
  });
});

const shortTimeout = { timeout: 2000 };

/** Clicks until the page is hydrated and the outcome shows. */
async function pressUseMyLocation(page: Page, outcome: () => Promise<void>) {
  const button = page.getByRole('button', { name: 'Use my location' });
  await expect(async () => {
    // The button is gone or disabled if an earlier click worked.
    await button.click({ timeout: 1000 }).catch(() => {});
    await outcome();
  }).toPass();
}
