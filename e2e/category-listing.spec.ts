import { expect, test } from './fixtures/test';

for (const [category, heading] of [
  ['part-time', 'Part Time jobs in New York, New York'],
  ['healthcare', 'Healthcare jobs in New York, New York'],
] as const)
  test(`the ${category} list of a city has filters and a map under its own address`, async ({ page }) => {
    const path = `/new-york/new-york/jobs/${category}`;
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    const cards = page.getByRole('main').getByRole('article');
    const totalBefore = await cards.count();
    expect(totalBefore).toBeGreaterThan(0);

    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click();
    await expect(page).toHaveURL(`${path}?view=map`);
    await expect(title).toHaveText(heading);
    await expect(page.getByRole('region', { name: /^Map of the jobs/ })).toBeVisible();

    await page.goto(`${path}?minPay=60`);
    await expect(title).toHaveText(heading);
    await expect(page.getByLabel('Minimum pay per hour')).toHaveValue('60');
    expect(await cards.count()).toBeLessThan(totalBefore);
  });
