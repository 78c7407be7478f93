import { tabTo } from './fixtures/keyboard';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

/** A town that no other journey posts in. */
const jordan = {
  state: 'Montana',
  city: 'Jordan',
  neighborhood: null,
  coordinates: { lat: 47.3208, lng: -106.9106 },
};

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours axe finds nothing on`, () => {
    test.use({ colorScheme });

    for (const path of [
      '/categories',
      '/cities',
      '/california',
      '/texas/austin',
      '/texas/austin/hyde-park',
      '/texas/austin/jobs/full-time',
      '/texas/austin/talents/nurse/any',
      '/search?q=nurse',
      '/auth/confirm-change',
      '/alerts/new',
      '/job-seeker/saved-jobs',
      '/nothing-is-here',
    ])
      test(path, async ({ page, axe }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await axe();
      });

    test('the page of an employer', async ({ page, axe }) => {
      await page.goto('/texas/austin');
      const employer = page.locator('main a[href*="/employers/"]').first();
      await page.goto((await employer.getAttribute('href')) ?? 'no employer');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jobs at');
      await axe();
    });
  });

test('from the home page to an open application form by keyboard alone', async ({ page, sql }) => {
  const { title } = await postJob(sql, jordan);
  await page.goto('/');
  await tabTo(page, page.getByRole('combobox', { name: 'City, neighborhood or ZIP code' }), 20);
  await page.keyboard.type('Jordan, Montana');
  await page.keyboard.press('Enter');
  // Before the page's code is there, the form goes its plain way.
  await expect(page).toHaveURL(/\/(jobs-near-me|search)\?/);
  const link = page.getByRole('main').getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await tabTo(page, link, 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const summary = page.locator('summary', { hasText: 'Apply for this job' });
  await tabTo(page, summary, 40);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full name')).toBeFocused();
});
