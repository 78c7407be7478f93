import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './fixtures/keyboard';
import { blockTiles } from './fixtures/tiles';

const mission = { latitude: 37.75991234, longitude: -122.41481234 };

const box = (page: Page) => page.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });
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

/** Clicks the map a little beside its center. */
async function pressMap(page: Page) {
  // Scrolls the map out from under the bar at the bottom of a phone's screen.
  await map(page).evaluate((area) => area.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const area = await map(page).boundingBox();
  if (!area) throw new Error('The map has no area.');
  await page.mouse.click(area.x + area.width / 2 + 40, area.y + 150);
}

test('no place is set at first; a typed radius stays within its bounds, and Enter on the map sets its center', async ({
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

test('by keyboard alone: type, close, type, choose, set the radius, continue', async ({ page }) => {
  await openLocation(page);
  // The highlighted suggestion wraps around; Escape closes the list and keeps the text.
  await box(page).fill('San');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(box(page)).toHaveValue('San');
  await expect(continueButton(page)).toBeDisabled();

  await box(page).fill('');
  await page.keyboard.type('Austin, T');
  const first = page.getByRole('option', { name: 'Austin, Texas', exact: true });
  await expect(first).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('Austin, Texas');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
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

test('a newer request aborts an older one, so that no slow response replaces it', async ({ page }) => {
  await page.route('**/api/places/suggest?q=Bos', () => {
    // This request gets no response: the test waits for the browser to abort it.
  });
  await openLocation(page);
  const pendingRequest = page.waitForRequest('**/api/places/suggest?q=Bos');
  await box(page).fill('Bos');
  const older = await pendingRequest;
  const takenBack = page.waitForEvent('requestfailed', (request) => request === older);
  await box(page).fill('Boston, M');
  expect((await takenBack).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByRole('option', { name: 'Boston, Massachusetts' })).toBeVisible();
});

test('a typed place is found with Enter, each result is announced, and Continue uses the last input', async ({
  page,
}) => {
  await openLocation(page);
  await box(page).press('Enter');
  await expect(page.getByText('Location is required')).toBeVisible();
  await box(page).fill('Qqzzxx Nowhereville');
  await box(page).press('Enter');
  await expect(
    page.getByText('Failed to find location. Please try again or be more specific.'),
  ).toBeVisible();
  await expect(box(page)).toHaveValue('Qqzzxx Nowhereville');
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(continueButton(page)).toBeDisabled();
  await page.route('**/api/places/geocode*', (route) => route.abort());
  await box(page).fill('Austin');
  await box(page).press('Enter');
  await expect(page.getByText('Geocoding request failed')).toBeVisible();
  await page.unroute('**/api/places/geocode*');
  await box(page).fill('94110');
  await box(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('San Francisco, California');
  // An unknown place does not fall back to the previous one.
  await box(page).fill('Qqzzxx Nowhereville');
  await box(page).press('Enter');
  await expect(page.getByText('Not changed: San Francisco, California')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(box(page)).toHaveValue('San Francisco, California 94110');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?lat=37\.75&lng=-122\.415&radius=10/);
  await openLocation(page);
  await box(page).fill('Portland, ME');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?lat=43\.\d+&lng=-70\.\d+&radius=10/);
});

test('a click on the map without an address shows an error, and Continue waits for a pending lookup', async ({
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
    await pressMap(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(continueButton(page)).toBeDisabled();
    await page.unroute('**/api/places/reverse*');
  }

  await box(page).fill('Boise, ID');
  await box(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('Boise, Idaho');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/places/reverse*', async (route) => {
    await released;
    await route.continue();
  });
  await pressMap(page);
  await expect(page.getByText('Finding the place…')).toBeVisible();
  await continueButton(page).click();
  release();
  await expect(page).toHaveURL(/\/jobs-near-me\?/);
  const pressed = (await storedPlace(page)).coordinates;
  expect(page.url()).toContain(`lat=${pressed.lat}&lng=${pressed.lng}`);
  expect(pressed).not.toEqual({ lat: 43.613, lng: -116.203 });
});

test.describe('use my location', () => {
  test.describe('when the browser allows it', () => {
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
});

test('Continue is in view from the start, the whole circle is visible, and Back shows the chosen place', {
  tag: '@phone',
}, async ({ page }) => {
  await openLocation(page);
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 });
  const [field, locate] = [
    await box(page).boundingBox(),
    await page.getByRole('button', { name: 'Use my location' }).boundingBox(),
  ];
  expect(locate?.y).toBeGreaterThan(field?.y ?? Number.NaN);
  await box(page).fill('Austin, TX');
  await box(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('Austin, Texas');
  const typed = page.getByRole('textbox', { name: 'Search radius' });
  for (const radius of ['10', '100']) {
    await typed.fill(radius);
    await typed.blur();
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
  await expect(box(page)).toHaveValue('Austin, Texas');
  await expect(continueButton(page)).toBeEnabled();
});

test('a saved place is in the first paint and in another tab, and can be removed', async ({ page }) => {
  await openLocation(page);
  await box(page).fill('Boise, ID');
  await box(page).press('Enter');
  await expect(chosenPlace(page)).toContainText('Boise, Idaho');

  const html = await (await page.request.get('/location')).text();
  expect(html).toContain('Boise, Idaho');

  const other = await page.context().newPage();
  await openLocation(other);
  await expect(chosenPlace(other)).toContainText('Boise, Idaho');
  await page.getByRole('button', { name: 'Clear location' }).click();
  await expect(continueButton(page)).toBeDisabled();
  await expect(box(page)).toHaveValue('');
  await expect(continueButton(other)).toBeDisabled();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await placeCookie(page)).toBeUndefined();
});

test('a focused element on the map is above the bar at the bottom of a phone (WCAG 2.4.11)', {
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
      const [reached, above] = [await control.boundingBox(), await bar.boundingBox()];
      if (!reached || !above) throw new Error('Nothing is there.');
      expect(reached.y + reached.height).toBeLessThanOrEqual(above.y);
    }).toPass({ timeout: 5000 });
  }
});

test('without its tiles the map still sets a place by a click', { tag: '@phone-only' }, async ({ page }) => {
  await blockTiles(page);
  await page.route('**/_ground/**', (route) => route.abort());
  await openLocation(page);
  await expect(page.getByText('The map background didn’t load.')).toBeVisible();
  await pressMap(page);
  await expect(chosenPlace(page)).toContainText('San Francisco, California');
  await expect(page.getByRole('button', { name: 'Chosen place' })).toBeVisible();
  await expect(continueButton(page)).toBeEnabled();
  await expect(box(page)).toHaveValue(/San Francisco, California/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a typed place leads to the jobs around it and is saved', async ({ page }) => {
    await page.goto('/location');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    await box(page).fill('Austin, TX');
    await page.getByRole('textbox', { name: 'Search radius' }).fill('25');
    await continueButton(page).click();
    await expect(page).toHaveURL('/jobs-near-me?lat=30.267&lng=-97.743&radius=25');
    expect(decodeURIComponent((await placeCookie(page))?.value ?? '')).toContain('"Austin","Texas"');

    await page.goto('/location');
    await expect(box(page)).toHaveValue('Austin, Texas');
    await page.getByRole('button', { name: 'Clear location' }).click();
    await expect(page).toHaveURL('/location');
    await expect(box(page)).toHaveValue('');
    expect(await placeCookie(page)).toBeUndefined();
  });

  test('an unknown place keeps the input and shows an error', async ({ page }) => {
    await page.goto('/location');
    await box(page).fill('Qqzzxx Nowhereville');
    await page.getByRole('textbox', { name: 'Search radius' }).fill('33');
    await continueButton(page).click();
    await expect(
      page.getByText('Failed to find location. Please try again or be more specific.'),
    ).toBeVisible();
    await expect(box(page)).toHaveValue('Qqzzxx Nowhereville');
    await expect(page.getByRole('textbox', { name: 'Search radius' })).toHaveValue('33');
  });
});
