import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const nearOakland = '/jobs-near-me?lat=37.804&lng=-122.271&radius=10&view=map';
const map = (page: Page) => page.getByRole('region', { name: 'Map of the jobs in the list' });
const cards = (page: Page) => page.locator('main [data-job-id]');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a search area is drawn by mouse, extended by keyboard, and removed', async ({ page }) => {
  await page.goto(nearOakland);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(page.getByText('Draw around an area')).toBeVisible();
  await expect(map(page)).toBeFocused();

  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not displayed.');
  const toCirclePoint = (angle: number) =>
    [
      box.x + box.width / 2 + 90 * Math.cos(angle),
      box.y + box.height / 2 - 40 + 90 * Math.sin(angle),
    ] as const;
  await page.mouse.move(...toCirclePoint(0));
  await page.mouse.down();
  for (let step = 1; step < 24; step++) await page.mouse.move(...toCirclePoint((step * Math.PI) / 12));
  await page.mouse.up();
  await expect(page.getByText(/^\d+ corners\. 1 shape\.$/)).toBeVisible();

  await map(page).focus();
  await map(page).press('Enter');
  for (const key of ['ArrowDown', 'ArrowRight']) {
    await map(page).press(key);
    await map(page).press(key);
    await map(page).press('Enter');
  }
  await page.getByRole('button', { name: 'Corner 3.' }).press('Shift+ArrowRight');
  await expect(page.getByText(/^\d+ corners\. 2 shapes\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Another shape' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByRole('button', { name: 'Show jobs' }).last().click();
  await expect(page).toHaveURL(/[?&]area=1\.[\w-]+\.[\w-]+/);
  await expect(page.getByRole('heading', { name: /^[\d,]+ jobs? in your area/ })).toBeVisible();
  await expect(map(page).locator('path.map-radius')).toHaveCount(2);
  const jobsInArea = await cards(page).count();

  await page.getByRole('link', { name: 'Remove area', exact: true }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expect(page.getByRole('heading', { name: /within 10 km/ })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(jobsInArea);
  await page.getByRole('link', { name: 'Drawn area, remove' }).click();
  await expect(page).not.toHaveURL(/area=/);
});

test('a malformed area in the URL shows an error and is ignored', async ({ page }) => {
  await page.goto('/search?area=nonsense');
  await expect(page.getByText('We couldn’t read the drawn area.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('several places are chosen from a list and typed', async ({ page }) => {
    await page.goto('/search?lat=37.804&lng=-122.271&q=manager');
    await page.getByRole('link', { name: 'My week…' }).click();
    await page.getByRole('link', { name: 'Search in several places' }).click();
    await page.getByRole('group', { name: 'Neighborhoods' }).getByRole('checkbox').first().check();
    await page.getByLabel('Place 1').fill('Nowhereville Qqq');
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page.getByText('We don’t know “Nowhereville Qqq”.')).toBeVisible();
    await page.getByLabel('Place 1').fill('Berkeley, CA');
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/\/search\?.*q=manager.*area=1\.[\w-]+\.[\w-]+/);
    await expect(page.getByRole('heading', { name: /in your area/ })).toBeVisible();
  });
});
