import type { Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { signIn } from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { openFilters } from './fixtures/filters';
import { tabTo } from './fixtures/keyboard';
import { postJob } from './fixtures/posted-job';
import { createTalent, pointAtSea, talentsNearPath } from './fixtures/talent';
import { expect, test } from './fixtures/test';

test.slow();

/** Lower Manhattan, where the demonstration data has several pages of talents. */
const manhattan = '/talent-near-me?lat=40.713&lng=-74.006';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const getResultsHeading = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^[\d,]+ job seekers? within/ });
const getTotal = async (page: Page) =>
  Number((await getResultsHeading(page).textContent())?.split(' ')[0]?.replace(/,/g, ''));

test('a visitor sees cards with few fields and cannot filter by the hidden ones', async ({ page }) => {
  await page.goto(`${manhattan}&minYears=5`);
  await expect(page.getByRole('heading', { level: 1, name: 'Talents Near You' })).toBeVisible();
  await expect(getResultsHeading(page)).toBeVisible();
  for (const name of await cards(page).getByRole('heading').allInnerTexts())
    expect(name).toMatch(/^\S+( \S\.)?$/);
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  await openFilters(page);
  await expect(page.getByLabel('From', { exact: true })).toHaveCount(0);
});

test('an employer filters talents, opens the map and gets an empty result', {
  tag: '@phone',
}, async ({ page }) => {
  const employer = await createEmployer();
  await signIn(page, employer, manhattan);
  await expect(getResultsHeading(page)).toBeVisible();
  const unfilteredTotal = await getTotal(page);
  expect(unfilteredTotal).toBeGreaterThan(0);
  await openFilters(page);
  await page.getByLabel('From', { exact: true }).fill('10');
  await page.getByRole('button', { name: /^Show .*talents?$/ }).click();
  await expect(page).toHaveURL(/minYears=10/);
  await expect.poll(() => getTotal(page)).toBeLessThan(unfilteredTotal);
  for (const text of await cards(page).allInnerTexts())
    expect(Number(/(\d+) years of experience/.exec(text)?.[1])).toBeGreaterThanOrEqual(10);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Map of the talents in the list' })).toBeVisible();
  // The floating toolbar of a phone covers no button of the map.
  await page.getByRole('button', { name: 'Show whole area' }).click({ trial: true });
  await page.goto(`${manhattan}&q=zzyzxqq`);
  await expect(page.getByRole('heading', { name: 'No job seekers found' })).toBeVisible();
  await expect(
    page.getByText('Try adjusting your filters or increasing your search radius to find more candidates.'),
  ).toBeVisible();
});

test('a map marker opens and closes its popup by keyboard', async ({ page }) => {
  await page.goto(`${manhattan}&view=map`);
  const map = page.getByRole('region', { name: 'Map of the talents in the list' });
  const marker = map.locator('[data-marker-key]').first();
  await marker.focus();
  for (const close of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(map.locator('.leaflet-popup').getByRole('link').first()).toBeFocused();
    // Enter on the popup's close button, which comes after its links.
    if (close === 'Enter') await tabTo(page, map.getByRole('button', { name: 'Close popup' }));
    await page.keyboard.press(close);
    await expect(map.locator('.leaflet-popup')).toHaveCount(0);
    await expect(marker).toBeFocused();
  }
});

test('a company over its daily profile limit gets short cards and a notice', async ({ page, sql }) => {
  const point = pointAtSea(-45.5);
  const [employer, talent] = await Promise.all([createEmployer(), createTalent(point)]);
  await employer.client.from('saved_talents').insert({ employer_id: employer.user.id, talent_id: talent.id });
  await sql`insert into public.talent_views (viewer_id, day, talent_id)
    select ${employer.user.id}, day, gen_random_uuid()
    from unnest(array[current_date, current_date + 1]) as day, generate_series(1, 300)`;
  const shortName = talent.name.replace(
    /^(\S+) (\S).*$/,
    (_name, first, initial) => `${first} ${initial.toUpperCase()}.`,
  );
  const notice = page.getByText('You’ve seen 300 profiles today. Full profiles are back tomorrow.');
  await signIn(page, employer, '/employer/saved-talents');
  await expect(page.getByRole('heading', { name: shortName })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.goto(`${talentsNearPath(point)}&maxPay=1&minYears=40&available=month`);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: shortName })).toBeVisible();
  await expect(page.getByText(talent.name)).toHaveCount(0);
});

test('a failed save is reverted with an error message', async ({ page }) => {
  const point = pointAtSea(-48.5);
  const [employer, talent] = await Promise.all([createEmployer(), createTalent(point)]);
  await signIn(page, employer, talentsNearPath(point));
  const save = page.getByRole('button', { name: `Save ${talent.name}`, exact: true });
  await expect(save).toBeVisible();
  await talent.client.from('job_seeker_profiles').update({ is_visible: false }).eq('id', talent.id);
  await save.click();
  await expect(page.getByText('This talent is no longer visible.')).toBeVisible();
  await expect(save).toBeVisible();
});

test('the page of talents for a role in a city is public and hides private fields', async ({ page, sql }) => {
  expect((await page.request.get('/new-york/new-york/talents/Any/Now', { maxRedirects: 0 })).status()).toBe(
    308,
  );
  const response = await page.goto('/ny/New-York/talents/Any/any');
  await expect(page).toHaveURL('/new-york/new-york/talents/any/any');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Talents Near You' })).toBeVisible();
  await expect(page.getByText('Talents in New York, New York')).toBeVisible();
  // The place is named once above the list.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Use my own location' })).toHaveText(
    /^\s*Talents in New York, New York\s*Use my own location\s*$/,
  );
  for (const name of await cards(page).getByRole('heading').allInnerTexts())
    expect(name).toMatch(/^\S+( \S\.)?$/);
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  expect((await page.goto('/new-york/new-york/talents/any/whenever'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect((await page.goto('/new-york/nowhere-at-all/talents/any/any'))?.status()).toBe(404);
  // A place that exists only through a posted job (D9).
  const city = `Tinytown ${createMark()}`;
  const address = `/oregon/${city.toLowerCase().replace(' ', '-')}/talents/any/any`;
  expect((await page.goto(address))?.status()).toBe(404);
  await postJob(sql, { state: 'Oregon', city, neighborhood: null, coordinates: { lat: 43.1, lng: -119.9 } });
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.getByText(`Talents in ${city}, Oregon`)).toBeVisible();
});

test('an employer saves a talent on the page of a role in a city and opens its map', async ({
  page,
  sql,
}) => {
  const point = pointAtSea(-51.5);
  const city = `Bakertown ${createMark()}`;
  const [employer, talent] = await Promise.all([createEmployer(), createTalent(point)]);
  await postJob(sql, { state: 'Oregon', city, neighborhood: null, coordinates: point });
  const place = `/oregon/${city.toLowerCase().replace(' ', '-')}/talents`;
  await signIn(page, employer, `${place}/night-baker/now`);
  await expect(page.getByText(`Night Baker talents in ${city}, Oregon, available now`)).toBeVisible();
  await page.getByRole('button', { name: `Save ${talent.name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Unsave ${talent.name}` })).toBeVisible();
  await expect
    .poll(async () => (await sql`select from public.saved_talents where talent_id = ${talent.id}`).length)
    .toBe(1);
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL(`${place}/night-baker/now?view=map`);
  await expect(page.getByRole('region', { name: 'Map of the talents in the list' })).toBeVisible();
  await page.goto(`${place}/any/any?minYears=9&maxYears=2&available=soon`);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('9');
  await expect(page.getByLabel('From', { exact: true })).toHaveAccessibleDescription(
    'The minimum of 9 years is above the maximum of 2, so we used neither.',
  );
  await expect(page.getByText('There’s no availability “soon”.').first()).toBeAttached();
  await expect(
    page
      .getByText(/^The minimum of 9 years/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});
