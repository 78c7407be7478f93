import type { Page } from '@playwright/test';
import { clickSignIn, createPerson, fillSignIn } from './fixtures/account';
import { waitForHydration } from './fixtures/hydration';
import { expect, test } from './fixtures/test';

/**
 * Simulates a browser that stores and sends no cookies and whose storage throws. `isReported`: whether
 * `navigator.cookieEnabled` is false.
 */
async function blockCookies(page: Page, { isReported = true } = {}) {
  await page.addInitScript((isDisabled) => {
    if (isDisabled) Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  }, isReported);
  await page.route(/^[^?]*\/(?!_next\/)[^?]*(\?|$)/, async (route) => {
    const response = await route.fetch({
      headers: { ...(await route.request().allHeaders()), cookie: '' },
      maxRedirects: 0,
    });
    const headers = response.headers();
    delete headers['set-cookie'];
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
  });
}

// Requests of the last page may still run when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const notice = (page: Page) => page.getByText('Your browser blocks cookies');

test('a visitor who blocks cookies sets a location and searches around it', async ({ page }) => {
  await blockCookies(page);
  await page.goto('/location');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('You can still set it here and search around it.')).toBeVisible();
  const place = page.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });
  await place.fill('Austin, TX');
  await place.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Chosen place' })).toContainText('Austin');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?.*lat=30\.26/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the sign-in page shows that cookies are blocked, before and after submitting', async ({ page }) => {
  await blockCookies(page);
  const person = await createPerson();
  await page.goto('/login');
  await expect(notice(page)).toBeVisible();
  await fillSignIn(page, person);
  await clickSignIn(page);
  await expect(page.locator('[tabindex="-1"]', { hasText: 'Your browser blocks cookies' })).toBeFocused();
  await expect(page.getByText('you can still search for jobs and apply')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

test('the sign-in page detects a browser that drops cookies silently', async ({ page }) => {
  await blockCookies(page, { isReported: false });
  const person = await createPerson();
  await page.goto('/login');
  await waitForHydration(page);
  await expect(notice(page)).toHaveCount(0);
  await fillSignIn(page, person);
  await clickSignIn(page);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page shows an error if the browser drops its cookie', async ({ page }) => {
    await blockCookies(page);
    const person = await createPerson();
    await page.goto('/login');
    await fillSignIn(page, person);
    await clickSignIn(page);
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/login\?from=.*&notice=check-cookies$/);
  });
});
