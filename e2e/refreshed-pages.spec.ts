import type { APIRequestContext, Page } from '@playwright/test';
import { newMark } from '../tests/support/mark';
import { signIn } from './fixtures/account';
import { newEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

// Two towns on a state line, 65 km from the next one, where no other journey and no demonstration job refreshes a page.
const wendover = { state: 'Nevada', city: 'West Wendover', coordinates: { lat: 40.7391, lng: -114.0734 } };

/** Pages that show a part-time job of West Wendover or count it. */
const showing = [
  '/nevada/west-wendover',
  '/nevada/west-wendover/jobs/part-time',
  '/utah/wendover',
  '/utah/wendover/jobs/part-time',
  // It has no job of its own, so the nearest beyond its circle are shown.
  '/nevada/montello',
];
const counting = ['/nevada', '/cities/w'];
const others = [
  '/nevada/west-wendover/jobs/full-time',
  '/utah/wendover/jobs/full-time',
  '/montana/great-falls',
  '/north-dakota/hannah/jobs/part-time',
  '/utah',
  '/cities/x',
];

/** What the header of the site's own cache says of each page, and whether the job is on it. */
async function look(request: APIRequestContext, paths: readonly string[], title: string) {
  const seen: [path: string, cache: string | undefined, hasJob: boolean][] = [];
  for (const path of paths) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const html = await answer.text();
    seen.push([path, answer.headers()['x-nextjs-cache'], html.includes(title)]);
  }
  return seen;
}

/** Whether a search near the town shows the job. */
const lookInSearch = async (request: APIRequestContext, title: string): Promise<boolean> =>
  (await (await request.get('/jobs-near-me?lat=40.739&lng=-114.073&radius=10')).text()).includes(title);

const all = (paths: readonly string[], cache: string, hasJob: boolean) =>
  paths.map((path) => [path, cache, hasJob]);

/** A page is kept for a minute: each is made now, so that only what happens next can make it again. */
async function warm(request: APIRequestContext, title: string): Promise<void> {
  for (const path of [...showing, ...counting, ...others])
    await expect.poll(async () => (await look(request, [path], title))[0]?.[1]).toBe('HIT');
}

/** Pages that the browser asks for ahead of a press would be made anew before they are looked at. */
async function askForNothingAhead(page: Page): Promise<void> {
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

test('posting and closing a job make the pages that show it anew, once, and no others', async ({
  page,
  request,
  sql,
}) => {
  test.setTimeout(120_000);
  const mark = newMark();
  const title = `State Line Dealer ${mark}`;
  // Three of another type, so that the towns' pages need no jobs from beyond.
  for (const number of [1, 2, 3])
    await postJob(sql, { ...wendover, neighborhood: null, title: `Pit Boss ${mark} ${number}` });
  await askForNothingAhead(page);
  await signIn(page, await newEmployer(), '/post-job');
  await fillForm(page, title);
  await warm(request, title);
  expect(await look(request, showing, title)).toEqual(all(showing, 'HIT', false));
  expect(await lookInSearch(request, title)).toBe(false);

  await page.getByRole('button', { name: 'Post Job' }).click();
  await page.waitForURL(/state-line-dealer/);
  await page.goto('about:blank');
  expect(await lookInSearch(request, title)).toBe(true);
  expect(await look(request, showing, title)).toEqual(all(showing, 'MISS', true));
  expect(await look(request, counting, title)).toEqual(all(counting, 'MISS', false));
  expect(await look(request, others, title)).toEqual(all(others, 'HIT', false));
  expect(await look(request, [...showing, ...counting], '')).toEqual(
    all([...showing, ...counting], 'HIT', true),
  );

  await page.goto('/employer/jobs');
  await warm(request, title);
  // A job's own page that shows it as a similar one.
  const like = await postJob(sql, { ...wendover, neighborhood: null, title: `Helping Dealer ${mark}` });
  const similar = `/job/${like.id}`;
  await expect.poll(async () => (await look(request, [similar], title))[0]).toEqual([similar, 'HIT', true]);
  await page.getByRole('link', { name: `Close: ${title}` }).click();
  await page.getByRole('button', { name: 'Close as filled' }).click();
  await expect(page.getByText('is closed as filled.')).toBeVisible();
  await page.goto('about:blank');
  expect(await lookInSearch(request, title)).toBe(false);
  expect(await look(request, [similar], title)).toEqual([[similar, 'MISS', false]]);
  expect(await look(request, showing, title)).toEqual(all(showing, 'MISS', false));
  expect(await look(request, counting, title)).toEqual(all(counting, 'MISS', false));
  expect(await look(request, others, title)).toEqual(all(others, 'HIT', false));
});
