import type { Page } from '@playwright/test';
import { getFiltersToggle, openFilters } from './fixtures/filters';
import { tabTo } from './fixtures/keyboard';
import { expect, test } from './fixtures/test';

/** Lower Manhattan, where the demonstration data has several pages of jobs. */
const near = '/jobs-near-me?lat=40.713&lng=-74.006';

const resultsHeading = (page: Page) => page.getByRole('heading', { name: /^[\d,]+ jobs?\b/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const submitFilters = (page: Page) =>
  page.getByRole('button', { name: /^Show .*jobs?$|^No jobs$|^Loading jobs/ });
const statusMessage = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Holds the requests for the next pages until the returned function is called. */
async function holdNavigations(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

test('a clicked link shows progress until its page is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(near);
  const releaseNavigations = await holdNavigations(page);
  const map = page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' });
  await map.click();
  await expect(map).toHaveAttribute('data-pressed');
  await expect(page.locator('.progress-line')).toBeAttached();
  await expect(statusMessage(page, 'Loading…')).toBeAttached();
  releaseNavigations();
  await expect(page.getByRole('region', { name: /^Map of the jobs/ })).toBeVisible();
  await expect(page.locator('.progress-line')).toHaveCount(0);
  await expect(statusMessage(page, 'Loading…')).toHaveCount(0);
  await expect(statusMessage(page, /jobs within 10 km of .*, nearest first, on the map/)).toBeAttached();
});

test('a click without a connection shows an offline message', async ({ page, context }) => {
  await page.goto(near);
  const title = cards(page).first().getByRole('link');
  await context.setOffline(true);
  await title.click();
  await expect(statusMessage(page, 'You’re offline, so this page can’t open.')).toBeVisible();
  await context.setOffline(false);
  await expect(statusMessage(page, 'You’re offline, so this page can’t open.')).toHaveCount(0);
  const name = (await title.textContent()) ?? '';
  await title.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('the focused element stays in view when Tab is pressed quickly', async ({ page }) => {
  await page.goto(near);
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => {
    const outOfView: string[] = [];
    Object.assign(window, { outOfView });
    document.addEventListener('focusin', ({ target }) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!(target instanceof Element)) return;
          // The skip link may be hidden again already, because it lost the focus.
          if (target !== document.activeElement && target.matches('[href="#main"]')) return;
          const { top, bottom } = target.getBoundingClientRect();
          if (bottom < 0 || top > window.innerHeight) outOfView.push(target.textContent ?? '');
        }),
      );
    });
  });
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab', { delay: 30 });
  expect(await page.evaluate(() => (window as unknown as { outOfView: string[] }).outOfView)).toEqual([]);
});

test('the heading of the next results page gets the focus', async ({ page }) => {
  await page.goto(near);
  await page.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(resultsHeading(page)).toBeFocused();
});

test('filters apply as they change, and the button shows the number of results', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(near);
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'Volunteer' }).check();
  await expect(page).toHaveURL(/type=volunteer/);
  await expect(resultsHeading(page)).not.toHaveText(/^0/);
  const total = Number(((await resultsHeading(page).textContent()) ?? '').split(' ')[0]);
  await expect(submitFilters(page)).toHaveAccessibleName(`Show ${total} ${total === 1 ? 'job' : 'jobs'}`);
  await expect(submitFilters(page)).toBeInViewport();
  await expect(page.getByRole('checkbox', { name: 'Volunteer' })).toBeFocused();
  await expect(statusMessage(page, `${total} job`)).toBeAttached();

  const pay = page.getByLabel('Minimum pay per hour');
  await pay.pressSequentially('9999');
  await expect(submitFilters(page)).toHaveAccessibleName('Show 0 jobs');
  await expect(pay).toBeFocused();
  await pay.fill('20,5');
  await expect(page.getByText('We couldn’t use “20,5”.').first()).toBeVisible();
  await expect(pay).toHaveValue('20,5');
  await expect(pay).toHaveAccessibleDescription(/^We couldn’t use “20,5”\. Enter dollars per hour/);
  await expect(submitFilters(page)).toHaveAccessibleName(/^Show/);

  await submitFilters(page).click();
  await expect(resultsHeading(page)).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/minPay/);
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: 'Volunteer' })).toBeChecked();
  await expect(pay).toHaveValue('');
});

test('following a link cancels a filter that was not applied yet', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(near);
  await openFilters(page);
  const releaseNavigations = await holdNavigations(page);
  const map = await page
    .getByRole('navigation', { name: 'View' })
    .getByRole('link', { name: 'Map' })
    .elementHandle();
  // In one script, because the filter could be applied between two steps.
  await page.getByLabel('Minimum pay per hour').evaluate((field, link) => {
    if (!(field instanceof HTMLInputElement) || !(link instanceof HTMLElement))
      throw new Error('The field or the link has another type.');
    field.value = '20';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    link.click();
  }, map);
  await expect(statusMessage(page, 'Loading…')).toBeAttached();
  releaseNavigations();
  await expect(page.getByRole('region', { name: /^Map of the jobs/ })).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has('minPay'));
});

test('a filter field of a city page keeps its focus and text while results load', async ({ page }) => {
  await page.goto('/new-york/new-york');
  await openFilters(page);
  const releaseNavigations = await holdNavigations(page);
  const pay = page.getByLabel('Minimum pay per hour');
  await pay.fill('2');
  await expect(submitFilters(page)).toHaveAccessibleName('Loading jobs…');
  await pay.press('End');
  await pay.pressSequentially('5');
  releaseNavigations();
  await expect(page).toHaveURL(/minPay=25/);
  await expect(pay).toBeFocused();
  await expect(pay).toHaveValue('25');
  await expect(submitFilters(page)).toBeVisible();
});

test.describe('the filter panel of a phone', { tag: '@phone-only' }, () => {
  test('keeps each focused field above its footer (WCAG 2.4.11)', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(`${near}&type=full-time`);
    await openFilters(page);
    const footer = page.locator('.filter-foot');
    for (const field of [page.getByLabel('Volunteer'), page.getByLabel(/^Minimum pay/)]) {
      await tabTo(page, field, 60);
      await expect(async () => {
        const [fieldBox, footerBox] = [await field.boundingBox(), await footer.boundingBox()];
        if (!fieldBox || !footerBox) throw new Error('The field or the footer is not visible.');
        expect(fieldBox.y + fieldBox.height).toBeLessThanOrEqual(footerBox.y);
      }).toPass({ timeout: 5000 });
    }
  });

  test('closes on Escape, on Tab and on a click outside', async ({ page }) => {
    await page.goto(near);
    const filtersToggle = getFiltersToggle(page);
    const checkbox = page.getByRole('checkbox', { name: 'Volunteer' });
    await openFilters(page);
    await expect(checkbox).toBeVisible();
    await submitFilters(page).focus();
    // Repeats until the page is hydrated.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(checkbox).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(filtersToggle).toBeFocused();

    await openFilters(page);
    await submitFilters(page).focus();
    await page.keyboard.press('Tab');
    await expect(checkbox).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();

    await openFilters(page);
    await expect(checkbox).toBeVisible();
    await page.mouse.click(20, 85);
    await expect(checkbox).toBeHidden();
  });

  test('fits into a window of 320 by 256 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(near);
    await openFilters(page);
    const form = page.locator('.filter-panel form');
    await expect(form).toBeVisible();
    const { clientHeight, scrollHeight } = await form.evaluate(({ clientHeight, scrollHeight }) => ({
      clientHeight,
      scrollHeight,
    }));
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    for (const part of [page.getByRole('checkbox', { name: 'Volunteer' }), submitFilters(page)]) {
      await part.focus();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});
