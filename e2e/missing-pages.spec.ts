import type { Page } from '@playwright/test';
import { newMark } from '../tests/support/mark';
import { newPerson, signIn } from './fixtures/account';
import { expect, test } from './fixtures/test';

const word = () => `nothing-${newMark()}`;
const secret = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

/** Everything that a page that is missing has once, and the words that it says. */
async function expectMissing(page: Page, path: string, heading: string, title: string | RegExp = heading) {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 404]);
  await expect(page).toHaveTitle(typeof title === 'string' ? `${title} | Doorstep` : title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const frame of ['header', 'main', 'footer']) await expect(page.locator(frame)).toHaveCount(1);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('an address at which nothing stands is no page, and leads on', async ({ page }) => {
      const unknown = ['/about-nothing', '/jobs', '/employer', '/auth', '/cities/zz', `/texas/${word()}`];
      const deep = [`/texas/${word()}/${word()}`, `/texas/austin/jobs/${word()}`, `/a/b/c/d/e/f`];
      const companies = [`/texas/austin/employers/${word()}`];
      const talents = ['/texas/austin/talents/any/whenever', `/texas/${word()}/talents/any/any`];
      const reports = ['/report/job/abc', `/report/${word()}/${crypto.randomUUID()}`];
      const filtered = [...deep.slice(1, 2), ...companies, `/texas/${word()}`].map(
        (path) => `${path}?q=cook`,
      );
      const all = [...unknown, ...deep, ...companies, ...talents, ...reports, ...filtered];
      // What scripts could still change is one page's, for each way to find out that there is none.
      for (const path of javaScriptEnabled
        ? ['/about-nothing', `/texas/${word()}`, '/a/b/c/d/e/f', ...talents]
        : all) {
        await expectMissing(page, path, 'Page Not Found');
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/search');
        await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
      }
    });

    test('an address of a job that is not there says so, and leads to others', async ({ page }) => {
      await expectMissing(page, `/job/${crypto.randomUUID()}`, 'Job Not Found');
      await expect(page.getByText('Job not found.')).toBeVisible();
      await expectMissing(page, '/job/abc', 'Job Not Found');
      await expect(page.getByText('Invalid job URL.')).toBeVisible();
      await expectMissing(page, `/texas/austin/${word()}`, 'Job Not Found');
      await page.getByRole('link', { name: 'See the jobs in Austin' }).click();
      await expect(page).toHaveURL('/texas/austin');
    });

    test('a link of an email that nobody knows is answered in words', async ({ page }) => {
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
        if (!javaScriptEnabled) await expectMissing(page, `${link}x`, heading, title);
        await expectMissing(page, `${link}${secret()}`, heading, title);
      }
    });
  });

test('what is not one’s own is missing in one frame', async ({ page }) => {
  await signIn(page, await newPerson('employer'), '/employer/jobs');
  for (const path of [
    `/employer/jobs/${crypto.randomUUID()}/edit`,
    `/employer/jobs/${crypto.randomUUID()}/applicants`,
    `/employer/talent-alerts/${crypto.randomUUID()}`,
    `/job-seeker/job-alerts/${crypto.randomUUID()}`,
  ])
    await expectMissing(page, path, 'Page Not Found');
});

test('a job that is gone offers the nearest open ones', async ({ page }) => {
  await page.goto(`/texas/austin/hyde-park/${word()}`);
  const near = page.getByRole('region', { name: 'Open jobs near Austin' });
  await expect(near.getByRole('listitem')).toHaveCount(6);
  await near.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Job Not Found');
});

test('a job that is gone from an address without a place offers those near the visitor', async ({ page }) => {
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
