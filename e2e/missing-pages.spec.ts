import type { Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { createPerson, signIn } from './fixtures/account';
import { expect, test } from './fixtures/test';

const createWord = () => `nothing-${createMark()}`;
const createSecret = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

/** Expects a 404 with this heading and title, and one header, main and footer. */
async function expectNotFound(page: Page, path: string, heading: string, title: string | RegExp = heading) {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 404]);
  await expect(page).toHaveTitle(typeof title === 'string' ? `${title} | Doorstep` : title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const landmark of ['header', 'main', 'footer']) await expect(page.locator(landmark)).toHaveCount(1);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('an unknown address returns a 404 with links', async ({ page }) => {
      const unknown = [
        '/about-nothing',
        '/jobs',
        '/employer',
        '/auth',
        '/cities/zz',
        `/texas/${createWord()}`,
      ];
      const deep = [
        `/texas/${createWord()}/${createWord()}`,
        `/texas/austin/jobs/${createWord()}`,
        `/a/b/c/d/e/f`,
      ];
      const companies = [`/texas/austin/employers/${createWord()}`];
      const talents = ['/texas/austin/talents/any/whenever', `/texas/${createWord()}/talents/any/any`];
      const reports = ['/report/job/abc', `/report/${createWord()}/${crypto.randomUUID()}`];
      const filtered = [...deep.slice(1, 2), ...companies, `/texas/${createWord()}`].map(
        (path) => `${path}?q=cook`,
      );
      const all = [...unknown, ...deep, ...companies, ...talents, ...reports, ...filtered];
      // With JavaScript, one path for each kind of missing page is enough.
      for (const path of javaScriptEnabled
        ? ['/about-nothing', `/texas/${createWord()}`, '/a/b/c/d/e/f', ...talents]
        : all) {
        await expectNotFound(page, path, 'Page Not Found');
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/search');
        await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
      }
    });

    test('a missing job shows a message and links to other jobs', async ({ page }) => {
      await expectNotFound(page, `/job/${crypto.randomUUID()}`, 'Job Not Found');
      await expect(page.getByText('Job not found.')).toBeVisible();
      await expectNotFound(page, '/job/abc', 'Job Not Found');
      await expect(page.getByText('Invalid job URL.')).toBeVisible();
      await expectNotFound(page, `/texas/austin/${createWord()}`, 'Job Not Found');
      await page.getByRole('link', { name: 'See the jobs in Austin' }).click();
      await expect(page).toHaveURL('/texas/austin');
    });

    test('an unknown email link shows a message', async ({ page }) => {
      for (const [link, heading, title] of [
        ['/alerts/', 'We can’t find this alert', 'Alert Not Found'],
        ['/alerts/confirm/', 'This link no longer works', 'Link Not Found'],
        ['/unsubscribe/', 'You won’t get emails from this alert', 'Alert Not Found'],
        ['/application/', 'We can’t find this application', 'Application Not Found'],
        ['/still-hiring/', 'This link no longer works', 'Question Not Found'],
        ['/job-contact/', 'This link no longer works', 'Question Not Found'],
        ['/appeal/', 'This link no longer works', 'Decision Not Found'],
        ['/contact-request/', 'We can’t find this request', 'Request Not Found'],
      ] as const) {
        if (!javaScriptEnabled) await expectNotFound(page, `${link}x`, heading, title);
        await expectNotFound(page, `${link}${createSecret()}`, heading, title);
      }
    });
  });

test('an account page with an unknown id returns the usual 404 page', async ({ page }) => {
  await signIn(page, await createPerson('employer'), '/employer/jobs');
  for (const path of [
    `/employer/jobs/${crypto.randomUUID()}/edit`,
    `/employer/jobs/${crypto.randomUUID()}/applicants`,
    `/employer/talent-alerts/${crypto.randomUUID()}`,
    `/job-seeker/job-alerts/${crypto.randomUUID()}`,
  ])
    await expectNotFound(page, path, 'Page Not Found');
});

test('the page of a missing job lists the nearest open jobs', async ({ page }) => {
  await page.goto(`/texas/austin/hyde-park/${createWord()}`);
  const near = page.getByRole('region', { name: 'Open jobs near Austin' });
  await expect(near.getByRole('listitem')).toHaveCount(6);
  await near.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Job Not Found');
});

test('the page of a missing job lists jobs near the visitor when its address has no place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const address = { city: 'Boise', state: 'Idaho', country: 'United States' };
    localStorage.setItem(
      'userLocation',
      JSON.stringify({ coordinates: { lat: 43.613, lng: -116.203 }, address }),
    );
  });
  await page.goto(`/job/${crypto.randomUUID()}`);
  await expect(
    page.getByRole('region', { name: 'Open jobs near Boise' }).getByRole('listitem').first(),
  ).toBeVisible();
});
