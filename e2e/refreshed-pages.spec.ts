import type { APIRequestContext, Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { signIn } from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

// West Wendover and Wendover lie on a state line; the next town is 65 km away. No other e2e test and no demonstration
// job changes their pages.
const wendover = { state: 'Nevada', city: 'West Wendover', coordinates: { lat: 40.7391, lng: -114.0734 } };

/** Pages that show a part-time job of West Wendover. */
const pagesWithJob = [
  '/nevada/west-wendover',
  '/nevada/west-wendover/jobs/part-time',
  '/utah/wendover',
  '/utah/wendover/jobs/part-time',
  // Has no jobs within its radius, so it shows the nearest jobs beyond.
  '/nevada/montello',
];
/** Pages that only count the job. */
const pagesWithCount = ['/nevada', '/cities/w'];
const unrelatedPages = [
  '/nevada/west-wendover/jobs/full-time',
  '/utah/wendover/jobs/full-time',
  '/montana/great-falls',
  '/north-dakota/hannah/jobs/part-time',
  '/utah',
  '/cities/x',
];

/** Returns for each page the state in the cache header, and whether the page contains the title. */
async function getCacheStates(request: APIRequestContext, paths: readonly string[], title: string) {
  const states: [path: string, cache: string | undefined, hasJob: boolean][] = [];
  for (const path of paths) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    states.push([path, response.headers()['x-nextjs-cache'], html.includes(title)]);
  }
  return states;
}

const isInSearch = async (request: APIRequestContext, title: string): Promise<boolean> =>
  (await (await request.get('/jobs-near-me?lat=40.739&lng=-114.073&radius=10')).text()).includes(title);

const expectedStates = (paths: readonly string[], cache: string, hasJob: boolean) =>
  paths.map((path) => [path, cache, hasJob]);

/** Caches each page, so that only the action under test renders it again within the next minute. */
async function warmCaches(request: APIRequestContext, title: string): Promise<void> {
  for (const path of [...pagesWithJob, ...pagesWithCount, ...unrelatedPages])
    await expect.poll(async () => (await getCacheStates(request, [path], title))[0]?.[1]).toBe('HIT');
}

/** Aborts prefetches, which would render pages again before the test requests them. */
async function blockPrefetch(page: Page): Promise<void> {
  await page.route(
    () => true,
    (route) =>
      route.request().headers()['next-router-prefetch'] === undefined ? route.fallback() : route.abort(),
  );
}

async function fillForm(page: Page, title: string): Promise<void> {
  await page.getByLabel('Location').fill('West Wendover, NV');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Job type').selectOption('part-time');
  await page.getByLabel('Job description').fill('Cards are dealt on the state line.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /Additional information/ })).toBeFocused();
  await page.getByLabel('Contact name').fill('Robin Baker');
  await page.getByLabel('Contact email').fill('robin@example.com');
}

test('posting or closing a job revalidates only pages that show or count it, and each only once', async ({
  page,
  request,
  sql,
}) => {
  test.setTimeout(120_000);
  const mark = createMark();
  const title = `State Line Dealer ${mark}`;
  // Three jobs of another type, so that the towns' pages show none from outside.
  for (const number of [1, 2, 3])
    await postJob(sql, { ...wendover, neighborhood: null, title: `Pit Boss ${mark} ${number}` });
  await blockPrefetch(page);
  await signIn(page, await createEmployer(), '/post-job');
  await fillForm(page, title);
  await warmCaches(request, title);
  expect(await getCacheStates(request, pagesWithJob, title)).toEqual(
    expectedStates(pagesWithJob, 'HIT', false),
  );
  expect(await isInSearch(request, title)).toBe(false);

  await page.getByRole('button', { name: 'Post Job' }).click();
  await page.waitForURL(/state-line-dealer/);
  await page.goto('about:blank');
  expect(await isInSearch(request, title)).toBe(true);
  expect(await getCacheStates(request, pagesWithJob, title)).toEqual(
    expectedStates(pagesWithJob, 'MISS', true),
  );
  expect(await getCacheStates(request, pagesWithCount, title)).toEqual(
    expectedStates(pagesWithCount, 'MISS', false),
  );
  expect(await getCacheStates(request, unrelatedPages, title)).toEqual(
    expectedStates(unrelatedPages, 'HIT', false),
  );
  expect(await getCacheStates(request, [...pagesWithJob, ...pagesWithCount], '')).toEqual(
    expectedStates([...pagesWithJob, ...pagesWithCount], 'HIT', true),
  );

  await page.goto('/employer/jobs');
  await warmCaches(request, title);
  // The page of a similar job shows the job.
  const similarJob = await postJob(sql, { ...wendover, neighborhood: null, title: `Helping Dealer ${mark}` });
  const similarPath = `/job/${similarJob.id}`;
  await expect
    .poll(async () => (await getCacheStates(request, [similarPath], title))[0])
    .toEqual([similarPath, 'HIT', true]);
  await page.getByRole('link', { name: `Close: ${title}` }).click();
  await page.getByRole('button', { name: 'Close as filled' }).click();
  await expect(page.getByText('is closed as filled.')).toBeVisible();
  await page.goto('about:blank');
  expect(await isInSearch(request, title)).toBe(false);
  expect(await getCacheStates(request, [similarPath], title)).toEqual([[similarPath, 'MISS', false]]);
  expect(await getCacheStates(request, pagesWithJob, title)).toEqual(
    expectedStates(pagesWithJob, 'MISS', false),
  );
  expect(await getCacheStates(request, pagesWithCount, title)).toEqual(
    expectedStates(pagesWithCount, 'MISS', false),
  );
  expect(await getCacheStates(request, unrelatedPages, title)).toEqual(
    expectedStates(unrelatedPages, 'HIT', false),
  );
});
