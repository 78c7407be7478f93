import type { Page } from '@playwright/test';
import { createPerson, logOut, signIn } from './fixtures/account';
import { waitForHydration } from './fixtures/hydration';
import { expect, test } from './fixtures/test';

const results = (page: Page) => page.getByRole('heading', { name: /^[\d,]+ jobs?\b/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const yourPlace = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your place: / });
const placeBox = (page: Page) => page.getByLabel('Place', { exact: true });

/** Types into the place box and chooses the expected suggestion; retries until the page is hydrated. */
async function choosePlace(page: Page, label: string, typed: string, expectedLabel: string) {
  const box = page.getByLabel(label, { exact: true });
  const option = page.getByRole('option', { name: expectedLabel, exact: true });
  await expect(async () => {
    await box.fill('');
    await box.pressSequentially(typed);
    await expect(option).toBeVisible({ timeout: 2000 });
  }).toPass();
  await option.click();
  await expect(box).toHaveValue(expectedLabel);
}

test('a place entered once is used everywhere, changed in one tap, and removed on signing out', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signIn(page, await createPerson(), '/');
  await expect(yourPlace(page)).toBeHidden();
  await page.getByLabel('Keywords', { exact: true }).fill('nurse');
  await choosePlace(page, 'City, neighborhood or ZIP code', 'Houston, T', 'Houston, Texas');
  await page.getByRole('button', { name: 'Find Jobs' }).click();

  // A search by text and place leads to /jobs-near-me, within the radius, sorted by best match.
  await expect(page).toHaveURL(/\/jobs-near-me\?/);
  await expect(results(page)).toHaveText(/jobs? within 10 km of Houston, Texas/);
  await expect(page.getByLabel('Sort', { exact: true }).locator(':checked')).toHaveText('Best match');
  await expect(placeBox(page)).toHaveValue('Houston, Texas');
  await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue('nurse');
  await expect(yourPlace(page)).toHaveAccessibleName(/Houston, Texas/);
  const distance =
    (
      await cards(page)
        .first()
        .getByText(/ away$/)
        .textContent()
    )?.trim() ?? 'no distance';

  // The job's page shows the same distance and its origin.
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('main').getByText(distance.replace('away', 'from Houston'), { exact: true }).first(),
  ).toBeVisible();

  await page.goto('/search');
  await expect(results(page)).toHaveText(/jobs within 10 km of Houston, Texas/);
  await expect(placeBox(page)).toHaveValue('Houston, Texas');
  await page.goto('/');
  const nearby = page.getByRole('region', { name: /^\d+ jobs? near Houston$/ });
  await expect(nearby.getByRole('article')).toHaveCount(3);
  await expect(nearby.getByText(/ away$/)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Just posted' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByLabel('City, neighborhood or ZIP code')).toHaveValue('Houston, Texas');

  await yourPlace(page).click();
  await expect(page).toHaveURL('/location');
  await choosePlace(page, 'City, neighborhood or ZIP code', 'Portland, O', 'Portland, Oregon');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(results(page)).toHaveText(/jobs within 10 km of Portland, Oregon/);
  await expect(yourPlace(page)).toHaveAccessibleName(/Portland, Oregon/);

  await logOut(page);
  await expect(yourPlace(page)).toBeHidden();
  await page.goto('/jobs-near-me');
  await expect(page.getByRole('heading', { name: 'Location Not Set' })).toBeVisible();
});

test('a typed place is saved, and the place of a shared link is saved only for a visitor without a place', async ({
  page,
}) => {
  await page.goto('/search?place=Portland%2C+OR');
  await expect(results(page)).toHaveText(/within 10 km of Portland, Oregon/);
  // The place of the link becomes the visitor's place, also on the pages of jobs.
  await expect(yourPlace(page)).toHaveAccessibleName(/Portland, Oregon/);
  await cards(page).first().getByRole('link').click();
  await expect(
    page
      .getByRole('main')
      .getByText(/ km from Portland$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await page.goto('/search');
  await placeBox(page).fill('Houston, TX');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(results(page)).toHaveText(/within 10 km of Houston, Texas/);
  await expect(yourPlace(page)).toHaveAccessibleName(/Houston, Texas/);
  await page.goto('/search?place=Portland%2C+OR');
  await expect(results(page)).toHaveText(/within 10 km of Portland, Oregon/);
  await page.goto('/oregon/portland');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Portland, Oregon');
  const map = page.getByRole('region', { name: 'Map of the jobs in the list' });
  await expect(map.locator('[data-marker-key]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your Location' })).toHaveCount(0);
  await page.goto('/jobs-near-me');
  await expect(results(page)).toHaveText(/within 10 km of Houston, Texas/);
});

test('a place page sets the place of a visitor without one, and a search can change the place', async ({
  page,
}) => {
  await page.goto('/texas/houston');
  await expect(yourPlace(page)).toHaveAccessibleName(/Houston, Texas/);
  await page.goto('/jobs-near-me');
  await expect(results(page)).toHaveText(/within 10 km of Houston, Texas/);
  await page.goto('/oregon/portland');
  await expect(yourPlace(page)).toHaveAccessibleName(/Portland, Oregon/);
  await page.getByLabel('Keywords', { exact: true }).fill('nurse');
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/oregon\/portland\?.*q=nurse/);
  await expect(page).not.toHaveURL(/place=/);
  await placeBox(page).fill('Houston, TX');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?.*q=nurse/);
  await expect(results(page)).toHaveText(/within 10 km of Houston, Texas/);
});

test("a company page's map shows the visitor's place once it is known", async ({ page, sql }) => {
  const [job] = await sql`
    select company_name, location -> 'address' ->> 'city' as city, location -> 'address' ->> 'state' as state
    from public.jobs where status = 'open' and location -> 'address' ->> 'state' = 'Texas' limit 1`;
  const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');
  const path = `/${slug(job?.state)}/${slug(job?.city)}/employers/${encodeURIComponent(job?.company_name.toLowerCase())}?view=map`;
  await page.goto(path);
  const map = page.getByRole('region', { name: 'Map of the jobs in the list' });
  await expect(map.locator('[data-marker-key]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your Location' })).toHaveCount(0);
  await page.goto('/texas/houston');
  await expect(yourPlace(page)).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Your Location' })).toBeVisible();
  await expect(page.getByText(/ away$/).first()).toBeVisible();
});

test.describe('a signed-in person with a profile', () => {
  const houston = {
    coordinates: { lat: 29.76, lng: -95.369 },
    address: { city: 'Houston', state: 'Texas', country: 'United States' },
  };

  test('starts at the place and radius of the profile', async ({ page, sql }) => {
    const person = await createPerson();
    await sql`
      insert into public.job_seeker_profiles (user_id, full_name, headline, location, search_radius)
      values (${person.user.id}, 'Place Seeker', 'Cook', ${sql.json(houston)}, 20)`;
    await signIn(page, person, '/jobs-near-me');
    await expect(results(page)).toHaveText(/within 20 km of Houston, Texas/);
    await expect(yourPlace(page)).toHaveAccessibleName(/Houston, Texas/);

    // A link to another place does not change the visitor's place.
    await page.goto('/oregon/portland');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Portland, Oregon');
    await expect(yourPlace(page)).toHaveAccessibleName(/Houston, Texas/);
    await page.goto('/jobs-near-me');
    await expect(results(page)).toHaveText(/within 20 km of Houston, Texas/);
    await expect(yourPlace(page)).toHaveAccessibleName(/Houston, Texas/);
  });

  test("browses talent around the company, and 'Change location' returns to the talents", async ({
    page,
    sql,
  }) => {
    const person = await createPerson('employer');
    await sql`
      insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
      values (${person.user.id}, 'Place Bakery', 'Bread.', 'Hospitality', ${sql.json(houston)})`;
    await signIn(page, person, '/talent-near-me');
    await expect(
      page.getByRole('heading', { level: 2, name: /within 25 km of Houston, Texas/ }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Change location' }).click();
    await expect(page.getByText('People looking for work are shown by their distance')).toBeVisible();
    await choosePlace(page, 'City, neighborhood or ZIP code', 'Portland, O', 'Portland, Oregon');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/talent-near-me/);
    await expect(
      page.getByRole('heading', { level: 2, name: /within 25 km of Portland, Oregon/ }),
    ).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the place stays in the links of the search', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('City, neighborhood or ZIP code').fill('Houston, TX');
    await page.getByRole('button', { name: 'Find Jobs' }).click();
    await expect(results(page)).toHaveText(/within 10 km of Houston, Texas/);
    await page.getByLabel('Sort', { exact: true }).selectOption('Newest');
    await expect(page).toHaveURL(/place=Houston/);
    await expect(results(page)).toHaveText(/within 10 km of Houston, Texas/);
    await page.getByLabel('Keywords', { exact: true }).fill('nurse');
    await page.getByRole('button', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL(/place=Houston/);
    await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue('nurse');
  });
});

test('distances are in miles everywhere after choosing miles, and can be switched back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/jobs-near-me?lat=29.76&lng=-95.37&radius=25');
  await waitForHydration(page);
  await expect(results(page)).toHaveText(/within 25 km of/);
  const units = page.getByRole('contentinfo').getByRole('group', { name: 'Distances in' });
  await units.getByRole('button', { name: 'miles' }).click();
  await expect(results(page)).toHaveText(/within 16 mi of/);
  await expect(cards(page).first().getByText(/ mi$/)).toBeVisible();
  await expect(page).toHaveTitle(/16 mi|^(?!.* km)/);

  await page.reload();
  await expect(results(page)).toHaveText(/within 16 mi of/);
  await expect(page.getByRole('main').getByText(/\d km\b/)).toHaveCount(0);
  await page.goto('/texas/houston');
  await expect(
    page
      .getByRole('main')
      .getByText(/within \d+ mi of Houston/)
      .first(),
  ).toBeVisible();
  await page.goto('/location');
  await expect(page.getByRole('main').getByText('31+ mi')).toBeVisible();

  await units.getByRole('button', { name: 'kilometers' }).click();
  await expect(page.getByRole('main').getByText('50+ km')).toBeVisible();
});
