import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './fixtures/keyboard';
import { blockTiles } from './fixtures/tiles';

const mission = { latitude: 37.75991234, longitude: -122.41481234 };

const placeInput = (page: Page) => page.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
const chosenPlace = (page: Page) => page.getByRole('status').filter({ hasText: 'Chosen place' });
const map = (page: Page) => page.getByRole('region', { name: /Map for choosing a place/ });
const storedPlace = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userLocation') ?? 'null'));
const placeCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'doorstep_place');

/** The map shows once the page is hydrated. */
async function openLocation(page: Page) {
  await page.goto('/location');
  await expect(map(page)).toBeVisible();
}

/** Clicks the map near its center. */
async function clickMap(page: Page) {
  // Scrolls the map out from under the bar at the bottom of a phone's screen.
  await map(page).evaluate((area) => area.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const area = await map(page).boundingBox();
  if (!area) throw new Error('The map is not displayed.');
  await page.mouse.click(area.x + area.width / 2 + 40, area.y + 150);
}

test('the location page has no place at first, limits a typed radius, and chooses the map’s center on Enter', async ({
  page,
}) => {
  await openLocation(page);
  await expect(page).toHaveTitle(/Set Your Location/);
  await expect(page.getByRole('heading', { level: 1, name: 'Set Your Location' })).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Search radius' })).toHaveValue('10');
  for (const sentence of [
    'about 5 min drive or 20 min walk',
    'about 15 min drive',
    'about 30 min drive',
    'a long commute',
    'Twenty minutes on foot is about 1.5 km. Walking 5 km takes about an hour.',
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  expect((await map(page).boundingBox())?.height).toBeGreaterThanOrEqual(398);

  const radius = page.getByRole('textbox', { name: 'Search radius' });
  await radius.fill('5,5');
  await radius.blur();
  await expect(radius).toHaveValue('5,5');
  await expect(radius).toHaveAccessibleDescription('Choose 1 to 100 km, not “5,5”.');
  await radius.fill('250');
  await radius.blur();
  await expect(radius).toHaveValue('100');
  await expect(page.getByRole('slider')).toHaveValue('100');
  await page.reload();
  await expect(radius).toHaveValue('100');

  await expect(map(page)).toBeVisible();
  await tabTo(page, map(page), 40);
  await page.keyboard.press('Enter');
  await expect(chosenPlace(page)).toContainText('San Francisco, California');
  await expect(continueButton(page)).toBeEnabled();
});

test('a place and a radius can be set by keyboard alone', async ({ page }) => {
  await openLocation(page);
  // The highlighted suggestion wraps around; Escape closes the list and keeps the text.
  await placeInput(page).fill('San');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(placeInput(page)).toHaveValue('San');
  await expect(continueButton(page)).toBeDisabled();

  await placeInput(page).fill('');
  await page.keyboard.type('Austin, T');
  const first = page.getByRole('option', { name: 'Austin, Texas', exact: true });
  await expect(first).toBeVisible();
  await expect(placeInput(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(placeInput(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Enter');
  await expect(placeInput(page)).toHaveValue('Austin, Texas');
  await expect(placeInput(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(chosenPlace(page)).toContainText('Austin, Texas');

  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Search radius' })).toHaveValue('11');
  await continueButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs-near-me?lat=30.267&lng=-97.743&radius=11');
  expect(await storedPlace(page)).toMatchObject({
    coordinates: { lat: 30.267, lng: -97.743 },
    address: { city: 'Austin', state: 'Texas', country: 'United States' },
  });
  expect(await page.evaluate(() => localStorage.getItem('searchRadius'))).toBe('11');
  expect(decodeURIComponent((await placeCookie(page))?.value ?? '')).toContain('30.267,-97.743,11');
});

test('typing more aborts the pending request for suggestions', async ({ page }) => {
  await page.route('**/api/places/suggest?q=Bos', () => {
    // Without a response, the request ends only when the page aborts it.
  });
  await openLocation(page);
  const pendingRequest = page.waitForRequest('**/api/places/suggest?q=Bos');
  await placeInput(page).fill('Bos');
  const firstRequest = await pendingRequest;
  const failedRequest = page.waitForEvent('requestfailed', (request) => request === firstRequest);
  await placeInput(page).fill('Boston, M');
  expect((await failedRequest).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByRole('option', { name: 'Boston, Massachusetts' })).toBeVisible();
});

test('Enter looks up a typed place and shows why it fails, and Continue uses the last input', async ({
  page,
}) => {
  await openLocation(page);
  await placeInput(page).press('Enter');
  await expect(page.getByText('Location is required')).toBeVisible();
  await placeInput(page).fill('Qqzzxx Nowhereville');
  await placeInput(page).press('Enter');
  await expect(
    page.getByText('Failed to find location. Please try again or be more specific.'),
  ).toBeVisible();
  await expect(placeInput(page)).toHaveValue('Qqzzxx Nowhereville');
  await expect(placeInput(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(continueButton(page)).toBeDisabled();
  await page.route('**/api/places/geocode*', (route) => route.abort());
  await placeInput(page).fill('Austin');
  await placeInput(page).press('Enter');
  await expect(page.getByText('Geocoding request failed')).toBeVisible();
  await page.unroute('**/api/places/geocode*');
  await placeInput(page).fill('94110');
  await placeInput(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('San Francisco, California');
  // An unknown place does not fall back to the previous one.
  await placeInput(page).fill('Qqzzxx Nowhereville');
  await placeInput(page).press('Enter');
  await expect(page.getByText('Not changed: San Francisco, California')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(placeInput(page)).toHaveValue('San Francisco, California 94110');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?lat=37\.75&lng=-122\.415&radius=10/);
  await openLocation(page);
  await placeInput(page).fill('Portland, ME');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?lat=43\.\d+&lng=-70\.\d+&radius=10/);
});

test('a click on the map shows an error if the point has no address, and Continue waits for a pending lookup', async ({
  page,
}) => {
  await openLocation(page);
  for (const [response, sentence] of [
    [
      { status: 503, json: { error: 'Reverse geocoding request failed' } },
      'Reverse geocoding request failed. Please try again in a minute, or type a city or ZIP code instead.',
    ],
    [{ status: 500, body: '' }, 'Failed to get address for selected location.'],
    [
      { status: 404, json: { error: 'Could not determine complete address for this location' } },
      'Could not determine complete address for this location',
    ],
  ] as const) {
    await page.route('**/api/places/reverse*', (route) => route.fulfill(response));
    await clickMap(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(continueButton(page)).toBeDisabled();
    await page.unroute('**/api/places/reverse*');
  }

  await placeInput(page).fill('Boise, ID');
  await placeInput(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('Boise, Idaho');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/places/reverse*', async (route) => {
    await released;
    await route.continue();
  });
  await clickMap(page);
  await expect(page.getByText('Finding the place…')).toBeVisible();
  await continueButton(page).click();
  release();
  await expect(page).toHaveURL(/\/jobs-near-me\?/);
  const clicked = (await storedPlace(page)).coordinates;
  expect(page.url()).toContain(`lat=${clicked.lat}&lng=${clicked.lng}`);
  expect(clicked).not.toEqual({ lat: 43.613, lng: -116.203 });
});

test.describe('“Use my location”', () => {
  test.use({ geolocation: mission, permissions: ['geolocation'] });

  test('sets the place, rounded to three decimals', async ({ page }) => {
    await openLocation(page);
    const pendingRequest = page.waitForRequest('**/api/places/reverse*');
    await page.getByRole('button', { name: 'Use my location' }).click();
    expect((await pendingRequest).url()).toContain('lat=37.76&lng=-122.415');
    await expect(chosenPlace(page)).toContainText('San Francisco, California');
    expect(await storedPlace(page)).toMatchObject({ coordinates: { lat: 37.76, lng: -122.415 } });
  });
});

test('Continue is in view at once, the map shows the whole radius, and Back shows the chosen place', {
  tag: '@phone',
}, async ({ page }) => {
  await openLocation(page);
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 });
  const [inputBox, buttonBox] = [
    await placeInput(page).boundingBox(),
    await page.getByRole('button', { name: 'Use my location' }).boundingBox(),
  ];
  expect(buttonBox?.y).toBeGreaterThan(inputBox?.y ?? Number.NaN);
  await placeInput(page).fill('Austin, TX');
  await placeInput(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('Austin, Texas');
  const radiusInput = page.getByRole('textbox', { name: 'Search radius' });
  for (const radius of ['10', '100']) {
    await radiusInput.fill(radius);
    await radiusInput.blur();
    await expect(async () => {
      const area = await map(page).boundingBox();
      const circle = await page.locator('.map-radius').boundingBox();
      if (!area || !circle) throw new Error('There is no circle on the map.');
      expect(circle.x).toBeGreaterThanOrEqual(area.x);
      expect(circle.y).toBeGreaterThanOrEqual(area.y);
      expect(circle.x + circle.width).toBeLessThanOrEqual(area.x + area.width);
      expect(circle.y + circle.height).toBeLessThanOrEqual(area.y + area.height);
      // The circle is not a dot in a corner of the country.
      expect(circle.height).toBeGreaterThan(area.height / 3);
    }).toPass();
  }
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me/);
  await page.goBack();
  await expect(placeInput(page)).toHaveValue('Austin, Texas');
  await expect(continueButton(page)).toBeEnabled();
});

test('a saved place is in the server’s HTML and in another tab, and clearing it clears both tabs', async ({
  page,
}) => {
  await openLocation(page);
  await placeInput(page).fill('Boise, ID');
  await placeInput(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('Boise, Idaho');

  const html = await (await page.request.get('/location')).text();
  expect(html).toContain('Boise, Idaho');

  const otherTab = await page.context().newPage();
  await openLocation(otherTab);
  await expect(chosenPlace(otherTab)).toContainText('Boise, Idaho');
  await page.getByRole('button', { name: 'Clear location' }).click();
  await expect(continueButton(page)).toBeDisabled();
  await expect(placeInput(page)).toHaveValue('');
  await expect(continueButton(otherTab)).toBeDisabled();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await placeCookie(page)).toBeUndefined();
});

test('the bar at the bottom of a phone does not cover the focused element of the map (WCAG 2.4.11)', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openLocation(page);
  const bar = page.locator('.sticky-actions, form > .sticky');
  for (const [role, name] of [
    ['button', 'Zoom in'],
    ['button', 'Zoom out'],
    ['link', 'OpenStreetMap'],
  ] as const) {
    const control = page.getByRole(role, { name, exact: true });
    await tabTo(page, control, 40);
    await expect(async () => {
      const [controlBox, barBox] = [await control.boundingBox(), await bar.boundingBox()];
      if (!controlBox || !barBox) throw new Error('The control or the bar is not displayed.');
      expect(controlBox.y + controlBox.height).toBeLessThanOrEqual(barBox.y);
    }).toPass({ timeout: 5000 });
  }
});

test('a click on the map sets a place even if the map’s tiles do not load', { tag: '@phone-only' }, async ({
  page,
}) => {
  await blockTiles(page);
  await page.route('**/_ground/**', (route) => route.abort());
  await openLocation(page);
  await expect(page.getByText('The map background didn’t load.')).toBeVisible();
  await clickMap(page);
  await expect(chosenPlace(page)).toContainText('San Francisco, California');
  await expect(page.getByRole('button', { name: 'Chosen place' })).toBeVisible();
  await expect(continueButton(page)).toBeEnabled();
  await expect(placeInput(page)).toHaveValue(/San Francisco, California/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a typed place leads to the jobs around it and is saved', async ({ page }) => {
    await page.goto('/location');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    await placeInput(page).fill('Austin, TX');
    await page.getByRole('textbox', { name: 'Search radius' }).fill('25');
    await continueButton(page).click();
    await expect(page).toHaveURL('/jobs-near-me?lat=30.267&lng=-97.743&radius=25');
    expect(decodeURIComponent((await placeCookie(page))?.value ?? '')).toContain('"Austin","Texas"');

    await page.goto('/location');
    await expect(placeInput(page)).toHaveValue('Austin, Texas');
    await page.getByRole('button', { name: 'Clear location' }).click();
    await expect(page).toHaveURL('/location');
    await expect(placeInput(page)).toHaveValue('');
    expect(await placeCookie(page)).toBeUndefined();
  });

  test('an unknown place shows an error and keeps the input', async ({ page }) => {
    await page.goto('/location');
    await placeInput(page).fill('Qqzzxx Nowhereville');
    await page.getByRole('textbox', { name: 'Search radius' }).fill('33');
    await continueButton(page).click();
    await expect(
      page.getByText('Failed to find location. Please try again or be more specific.'),
    ).toBeVisible();
    await expect(placeInput(page)).toHaveValue('Qqzzxx Nowhereville');
    await expect(page.getByRole('textbox', { name: 'Search radius' })).toHaveValue('33');
  });
});
