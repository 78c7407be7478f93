import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { openFilters } from './fixtures/filters';
import { waitForHydration } from './fixtures/hydration';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

/** Lower Manhattan, where the demonstration data has several pages of jobs. */
const near = '/jobs-near-me?lat=40.713&lng=-74.006';

const resultsHeading = (page: Page) => page.getByRole('heading', { name: /^[\d,]+\+? jobs?\b/ });
/** Includes the cards that are folded into others. */
const cards = (page: Page) => page.locator('main [data-job-id]');
const visibleCards = (page: Page) => page.locator('main [data-job-id]:visible');

test('a visitor without a place is prompted for one', async ({ page }) => {
  await page.goto('/jobs-near-me');
  await expect(page.getByRole('heading', { name: 'Location Not Set' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Set your location' }).click();
  await expect(page).toHaveURL(/\/location$/);
});

test('a list of 20 jobs has a small HTML page', async ({ request }) => {
  const measure = async (path: string) => {
    const html = await (await request.get(path)).text();
    expect(html.split('<article').length).toBe(21);
    return { kilobytes: html.length / 1000, compressed: gzipSync(html).length / 1000 };
  };
  const [search, city] = [await measure(`${near}&radius=10`), await measure('/texas/austin')];
  expect(search.kilobytes).toBeLessThan(115);
  expect(search.compressed).toBeLessThan(20);
  expect(city.kilobytes).toBeLessThan(140);
  expect(city.compressed).toBeLessThan(24);
});

test('the first job is near the top of the page', { tag: '@phone' }, async ({ page }, { project }) => {
  const isPhone = project.name === 'phone';
  await page.setViewportSize(isPhone ? { width: 375, height: 740 } : { width: 1280, height: 900 });
  const getFirstTop = async (path: string) => {
    await page.goto(path);
    return (await visibleCards(page).first().boundingBox())?.y;
  };
  expect(await getFirstTop(near)).toBeLessThanOrEqual(isPhone ? 260 : 250);
  for (const city of ['/new-york/new-york', '/texas/austin'])
    expect(await getFirstTop(city)).toBeLessThanOrEqual(isPhone ? 260 : 250);
  if (!isPhone) expect(await getFirstTop('/new-york/new-york/jobs/full-time')).toBeLessThanOrEqual(300);
  // A long title does not overlap the number of jobs.
  await page.goto('/new-york/new-york');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const count = await resultsHeading(page).boundingBox();
  expect(count?.y).toBeGreaterThanOrEqual((title?.y ?? Number.NaN) + (title?.height ?? Number.NaN));
});

test('lists fit at 200% text size', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // The browser's font size, which the breakpoints depend on too.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [near, '/new-york/new-york', '/search', '/talent-near-me?lat=40.713&lng=-74.006']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    const sizes = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      fontSize: getComputedStyle(document.documentElement).fontSize,
    }));
    expect(sizes, path).toEqual({ overflow: 0, fontSize: '32px' });
    const sort = page.getByLabel('Sort', { exact: true });
    if ((await sort.count()) > 0) await expect(sort).toBeInViewport({ ratio: 1 });
  }
});

test('jobs near a place are sorted by distance, and filters narrow them', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(near);
  await expect(resultsHeading(page)).toHaveText(/jobs within 10 km of .*New York/);
  await expect(cards(page)).toHaveCount(20);
  const distances = await getDistances(page);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const totalBefore = await getTotal(page);

  await openFilters(page);
  await page.getByLabel('Part Time').check();
  await page.getByRole('button', { name: /^Show .*jobs?$|^No jobs$/ }).click();
  await expect(page).toHaveURL(/type=part-time/);
  await expect(page).not.toHaveURL(/[?&]q=/);
  await expect(resultsHeading(page)).toBeFocused();
  const partTime = await getTotal(page);
  expect(partTime).toBeGreaterThan(0);
  expect(partTime).toBeLessThan(totalBefore);
  for (const card of await cards(page).all())
    await expect(card.getByText('Part Time', { exact: true })).toBeAttached();

  await openFilters(page);
  await page.getByLabel('Minimum pay per hour').fill('20');
  await page.getByRole('button', { name: /^Show .*jobs?$|^No jobs$/ }).click();
  await expect(page).toHaveURL(/minPay=20/);
  await expect(
    page.getByText(/more jobs? (doesn’t|don’t) list a minimum pay and (isn’t|aren’t) shown/),
  ).toBeVisible();
  expect(await getTotal(page)).toBeLessThan(partTime);

  await page.getByRole('link', { name: 'Show all pay' }).click();
  await expect(page).not.toHaveURL(/minPay/);
  await expect.poll(() => getTotal(page)).toBe(partTime);
});

test('a click that ends while filtered results load moves the focus to the results', async ({ page }) => {
  await page.goto(near);
  await page.getByRole('button', { name: /^Show [\d,]+ jobs$/ }).hover();
  await page.getByLabel('Minimum pay per hour').fill('20');
  // The response is delayed until the click ends, so that the order does not depend on the machine's speed.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/minPay=20/, (route) => released.then(() => route.continue()));
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'Loading jobs…' })).toBeVisible();
  await page.mouse.up();
  release();
  await expect(page).toHaveURL(/minPay=20/);
  await expect(resultsHeading(page)).toBeFocused();
});

test('a wide screen shows the list, its map or both, and saves the choice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(near);
  await waitForHydration(page);
  const map = page.locator('.map-frame');
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(cards(page).first()).toBeHidden();
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(map).toBeHidden();
  await page.goto('/new-york/new-york');
  await waitForHydration(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(map).toBeHidden();
  await page.getByRole('button', { name: 'Both', exact: true }).click();
  await expect(map).toBeVisible();
});

test('the toolbar on phones opens the filter that is tapped', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(`${near}&when=weekends`);
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByLabel('Minimum pay per hour')).toBeInViewport();
  await page.getByText('More filters').click();
  await page.getByLabel('No nights').check();
  await expect(page).toHaveURL(/with=no-nights/);
  await page.getByRole('button', { name: /^Show .*jobs?$|^No jobs$/ }).click();
  await expect(page.getByLabel('Minimum pay per hour')).toBeHidden();
  await page.getByRole('link', { name: 'Weekends, remove' }).click();
  await expect(page).not.toHaveURL(/when=/);
});

test('all pages of a sorted list together contain the counted jobs', async ({ page }) => {
  await page.goto(`${near}&radius=5`);
  const expected = await getTotal(page);
  await page.getByLabel('Sort', { exact: true }).selectOption('Newest');
  await expect(page).toHaveURL(/sort=date/);
  const seen = new Set<string>();
  for (;;) {
    await expect(cards(page).first()).toBeVisible();
    for (const id of await getJobIds(page)) seen.add(id);
    const next = page.getByRole('link', { name: 'Next' });
    if (!(await next.isVisible())) break;
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
    await expect(cards(page).first()).not.toHaveAttribute('data-job-id', [...seen].at(-20) ?? '');
  }
  expect(seen.size).toBe(expected);
});

test('map view lists the fifty nearest jobs', { tag: '@phone' }, async ({ page }) => {
  // Wider screens show list and map side by side.
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(near);
  const listed = await getJobIds(page);
  const unfolded = await getUnfoldedJobIds(page);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('region', { name: 'Map of the jobs in the list' });
  await expect(map.locator('[data-marker-key]').first()).toBeVisible();
  const mapped = await getJobIds(page);
  expect(mapped).toHaveLength(50);
  expect(mapped).toEqual(expect.arrayContaining(listed));
  expect((await getUnfoldedJobIds(page)).slice(0, unfolded.length)).toEqual(unfolded);
});

test('a posting with a long word does not make pages wider than the screen', { tag: '@phone' }, async ({
  page,
  sql,
}) => {
  const coordinates = { lat: 37.0001, lng: -119.0001 };
  const job = await postJob(sql, {
    title: 'Wwwww'.repeat(32),
    description: `https://example.com/${'w'.repeat(300)}`,
    coordinates,
  });
  const around = `/jobs-near-me?lat=${coordinates.lat}&lng=${coordinates.lng}&radius=1`;
  for (const path of [around, `${around}&view=map`, `/job/${job.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: job.title }).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await sql`delete from public.jobs where id = ${job.id}`;
});

test('Back restores the search and the position in the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${near}&sort=date`);
  const card = visibleCards(page).nth(12);
  const link = card.getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(300);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/sort=date/);
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 60);
  await expect(link).toBeFocused();
});

test('a search of all jobs accepts a place and corrects a typo', async ({ page }) => {
  await page.goto('/search');
  await expect(resultsHeading(page)).toHaveText(/^[\d,]+\+? jobs$/);
  const radius = page.getByLabel('Search radius', { exact: true });
  await expect(radius).toHaveAccessibleDescription('Jobs are shown at any distance until you enter a place.');
  await page.getByLabel('Keywords', { exact: true }).fill('barsita');
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(page.getByText('Showing jobs for “barista”')).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toContainText(/barista/i);
  await page.getByRole('link', { name: 'Search for “barsita” instead' }).click();
  await expect(page.getByText('No open jobs here match “barsita”.')).toBeVisible();
  await page.getByLabel('Keywords', { exact: true }).fill('barista');
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(page.getByLabel('Sort', { exact: true }).locator(':checked')).toHaveText('Best match');
  await page.getByLabel('Place', { exact: true }).fill('Brooklyn, NY');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/place=Brooklyn/);
  await expect(resultsHeading(page)).toHaveText(/jobs? within 10 km of Brooklyn, New York/);
  await expect(radius).toHaveAccessibleDescription('');
});

test('an empty result links to the closest matches', async ({ page, sql }) => {
  // A wilderness in the United States without another job within 100 km.
  const lat = 64;
  const lng = -153 - Math.random();
  const place = { state: 'Alaska', city: `Buoy ${createMark()}`, neighborhood: null };
  await postJob(sql, { ...place, coordinates: { lat: lat + 57 / 111.195, lng } });
  await page.goto(`/jobs-near-me?lat=${lat}&lng=${lng.toFixed(3)}`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await page.getByRole('link', { name: '1 job within 60 km' }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.goto(`/jobs-near-me?lat=${lat}&lng=${lng.toFixed(3)}&radius=60&q=xylqzzvw`);
  await page.getByRole('link', { name: 'The only job near you' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(cards(page)).toHaveCount(1);
});

test('the search text and each filter have a chip above the list that removes them', async ({ page }) => {
  await page.goto(`${near}&q=cook&type=full-time&type=part-time&minPay=12`);
  const chipList = page.getByRole('navigation', { name: 'Filters that are set' });
  const chips = chipList.getByRole('link', { name: /, remove$/ });
  await expect(chips).toHaveText(['“cook”', 'Full Time', 'Part Time', '$12 an hour or more']);
  await page.getByRole('link', { name: 'Part Time, remove' }).click();
  await expect(page).not.toHaveURL(/part-time/);
  await expect(chips).toHaveCount(3);
  await expect(resultsHeading(page)).toBeFocused();
  await page.getByRole('link', { name: '“cook”, remove' }).click();
  await expect(page).not.toHaveURL(/[?&](q|sort)=/);
  await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue('');
  await chipList.getByRole('link', { name: 'Clear all' }).click();
  await expect(chips).toHaveCount(0);
});

test('page links fit between the filters and the map', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${near}&radius=any&page=4`);
  const links = page.locator('nav.pages');
  await expect(links.getByRole('link', { name: 'Next' })).toBeVisible();
  const { neededWidth, width } = await links.evaluate(({ scrollWidth, clientWidth }) => ({
    neededWidth: scrollWidth,
    width: clientWidth,
  }));
  expect(neededWidth).toBeLessThanOrEqual(width);
});

test('an unknown place is reported beside its field', async ({ page }) => {
  await page.goto('/search?place=Xqzzyville');
  await expect(page.getByText('No results found for the address')).toBeVisible();
  await expect(page.getByLabel('Place', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, order, pagination and links to jobs work', { tag: '@phone' }, async ({ page }) => {
    await page.goto(near);
    await openFilters(page);
    await page.getByLabel('Search radius', { exact: true }).fill('20');
    await page.getByLabel('Full Time').check();
    await page.getByRole('button', { name: /^Show .*jobs?$|^No jobs$/ }).click();
    await expect(resultsHeading(page)).toHaveText(/within 20 km of/);
    await page.getByLabel('Sort', { exact: true }).selectOption('Newest');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page)).toHaveCount(20);
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('a typed place is searched', async ({ page }) => {
    await page.goto('/search');
    await page.getByLabel('Place', { exact: true }).fill('Chicago, IL');
    await openFilters(page);
    await page.getByLabel('Search radius', { exact: true }).fill('25');
    await page.getByRole('button', { name: /^Show .*jobs?$|^No jobs$/ }).click();
    await expect(resultsHeading(page)).toHaveText(/within 25 km of Chicago, Illinois/);
  });
});

test('the HTML from the server contains the place of the cookie', async ({ page, context, baseURL }) => {
  const chosen = [41.878, -87.63, 25, 'Chicago', 'Illinois', 'United States', null, null];
  await context.addCookies([
    { name: 'doorstep_place', value: encodeURIComponent(JSON.stringify(chosen)), url: baseURL ?? page.url() },
  ]);
  const html = await (await page.request.get('/jobs-near-me')).text();
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/jobs within 25 km of Chicago, Illinois/);
});

test('the API returns the jobs of the page as JSON, and an error message for invalid parameters', async ({
  page,
  request,
}) => {
  await page.goto(near);
  const listed = await getJobIds(page);
  const unfolded = await getUnfoldedJobIds(page);
  const response = await request.get(`/api/jobs/search${new URL(page.url()).search}`);
  expect(response.headers()['cache-control']).toContain('s-maxage');
  const { total: counted, jobs } = await response.json();
  expect(counted).toBe(await getTotal(page));
  const returned: string[] = jobs.map(({ id }: { id: string }) => id);
  expect(returned.filter((id) => unfolded.includes(id))).toEqual(unfolded);
  expect(returned.sort()).toEqual(listed.sort());

  const errorResponse = await request.get('/api/jobs/search?lat=91&lng=0');
  expect(errorResponse.status()).toBe(400);
  expect(await errorResponse.json()).toEqual({ error: 'Invalid latitude or longitude values' });
  expect(errorResponse.headers()['cache-control']).toBe('no-store');
});

test('a closed job disappears from the search at once', async ({ page, sql }) => {
  const mark = `Quillwright ${createMark()}`;
  const [job] = await sql`
    insert into public.jobs (employer_id, title, company_name, location, description, type, contact)
    select employer_id, ${mark}, company_name, location, description, type, contact from public.jobs
    where status = 'open' limit 1 returning id`;
  await page.goto(`/search?q=${mark}`);
  await expect(cards(page)).toHaveCount(1);
  await sql`update public.jobs set status = 'closed' where id = ${job?.id}`;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
});

const getJobIds = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles.map((article) => (article as HTMLElement).dataset.jobId ?? ''),
  );

/** The ids of the cards that are not folded into a group. Cards in a group are not in the order of the search. */
const getUnfoldedJobIds = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles
      .filter((article) => !article.closest('details'))
      .map((article) => (article as HTMLElement).dataset.jobId ?? ''),
  );

const getTotal = async (page: Page) =>
  Number(((await resultsHeading(page).textContent()) ?? '').replace(/ .*/s, '').replaceAll(',', ''));

async function getDistances(page: Page): Promise<number[]> {
  const labels = await visibleCards(page)
    .getByText(/km away$/)
    .allTextContents();
  return labels.map((label) => (label.startsWith('Less') ? 0 : Number.parseFloat(label)));
}

test('typing suggests titles with open jobs nearby, and a search includes synonyms', async ({ page }) => {
  await page.goto(near);
  const what = page.locator('#search-what');
  await what.click();
  await expect(what).toHaveAttribute('list', /.+/);
  const title = await cards(page).first().getByRole('heading').textContent();
  await what.pressSequentially(title?.trim().split(' ')[0] ?? '');
  const option = page.locator('#search-what-work option').first();
  await expect(option).toHaveAttribute('label', /\S · \d+\+? jobs?$/);
  await what.fill('waitress');
  await what.press('Enter');
  await expect(page.getByText(/^Including server\b/)).toBeVisible();
});

test('an industry filters the jobs of a place, and the link to an alert contains the filter', async ({
  page,
}) => {
  const emailMe = page.getByRole('link', { name: 'Email me new jobs like these' }).first();
  await page.goto(near);
  const totalBefore = await getTotal(page);
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByRole('button', { name: /^Show .*jobs?$/ }).click();
  await expect(page).toHaveURL(/industry=retail/);
  await expect(resultsHeading(page)).toHaveText(/jobs? within 10 km of .*New York/);
  await expect.poll(() => getTotal(page)).toBeLessThan(totalBefore);
  await expect(emailMe).toHaveAttribute('href', /industry=retail/);

  await page.goto('/new-york/new-york/jobs/retail');
  await expect(emailMe).toHaveAttribute('href', /industry=retail/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userLocation'))).toContain('New York');
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Retail', exact: true }).first().click();
  await expect(page).toHaveURL(/\/search\?industry=retail$/);
  await expect(resultsHeading(page)).toHaveText(/jobs? within 10 km of .*New York/);
});
