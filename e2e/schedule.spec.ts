import { expect, test } from '@playwright/test';
import { openFilters } from './fixtures/filters';

const near = '/jobs-near-me?lat=40.713&lng=-74.006&radius=25';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('choosing a schedule on the page of all filters keeps the rest of the search', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`${near}&type=part-time`);
    await openFilters(page);
    await page.getByRole('link', { name: 'My week…' }).click();
    await page.getByLabel('Company').fill('Nowhere & Sons');
    await page.getByRole('button', { name: 'Evenings' }).click();
    await expect(page.getByLabel('Sunday evening')).toBeChecked();
    await expect(page.getByLabel('Sunday morning')).not.toBeChecked();
    await expect(page.getByLabel('Company')).toHaveValue('Nowhere & Sons');
    await page.getByLabel('Company').fill('');
    await page.getByLabel('Starts by').fill('2030-01-31');
    await page.getByRole('button', { name: 'Show jobs' }).click();

    await expect(page).toHaveURL(/\/jobs-near-me\?.*type=part-time/);
    const chips = page.getByRole('navigation', { name: 'Filters that are set' });
    await expect(chips.getByRole('link', { name: 'Evenings, remove' })).toBeVisible();
    await expect(chips.getByRole('link', { name: 'Part Time, remove' })).toBeVisible();
    await expect(chips.getByRole('link', { name: 'Starts by Jan 31, 2030, remove' })).toBeVisible();
    await expect(page.locator('article').first()).toContainText(
      /Part Time.*Fits (\d of \d shifts|your week)/,
    );
    await page.getByRole('link', { name: 'Show them' }).click();
    await expect(page).toHaveURL(/type=part-time/);
    await expect(chips.getByRole('link', { name: 'Evenings, remove' })).toBeHidden();
  });
});

test('an empty result links to the search without the filter that excludes all jobs', async ({ page }) => {
  await page.goto(`${near}&when=sun-night&company=Nowhere`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  const link = page.getByRole('link', { name: /^[\d,+]+ jobs? without “Nowhere”$/ });
  const [count = ''] = ((await link.textContent()) ?? '').split(' ');
  await link.click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} jobs?`) })).toBeVisible();
});
