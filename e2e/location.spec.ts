import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './fixtures/keyboard';
import { blockTiles } from './fixtures/tiles';

const mission = { latitude: 37.75991234, longitude: -122.41481234 };

const box = (page: Page) => page.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
const chosen = (page: Page) => page.getByRole('status').filter({ hasText: 'Chosen place' });
const map = (page: Page) => page.getByRole('region', { name: /Map for choosing a place/ });
const storedPlace = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userLocation') ?? 'null'));
const placeCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'doorstep_place');

/** Once the map is there, the page's code has taken over. */
async function openLocation(page: Page) {
  await page.goto('/location');
  await expect(map(page)).toBeVisible();
}

/** A press on the map a little beside its middle. */
async function pressMap(page: Page) {
  // Out from under the bar that stays at the foot of a phone's screen.
  await map(page).evaluate((area) => area.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const area = await map(page).boundingBox();
  if (!area) throw new Error('The map has no area.');
  await page.mouse.click(area.x + area.width / 2 + 40, area.y + 150);
}

test('nothing is set at first; a typed radius is kept in its bounds, and Enter on the map sets its middle', async ({
  page,
}) => {
  await openLocation(page);
  await expect(page).toHaveTitle(/Set Your Location/);
  await expect(page.getByRole('heading', { level: 1, name: 'Set Your Location' })).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
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
  await expect(chosen(page)).toContainText('San Francisco, California');
  await expect(goOn(page)).toBeEnabled();
});

test('by keyboard alone: type, close, type, choose, set the radius, go on', async ({ page }) => {
  await openLocation(page);
  // A marked suggestion wraps around; Escape closes them and leaves the text.
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
  await expect(goOn(page)).toBeDisabled();

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
  await expect(chosen(page)).toContainText('Austin, Texas');

  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Search radius' })).toHaveValue('11');
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs-near-me?lat=30.267&lng=-97.743&radius=11');
  expect(await storedPlace(page)).toMatchObject({
    coordinates: { lat: 30.267, lng: -97.743 },
    address: { city: 'Austin', state: 'Texas', country: 'United States' },
  });
  expect(await page.evaluate(() => localStorage.getItem('searchRadius'))).toBe('11');
  expect(decodeURIComponent((await placeCookie(page))?.value ?? '')).toContain('30.267,-97.743,11');
});

test('a newer question takes an older one back, so that no slow answer covers it', async ({ page }) => {
  await page.route('**/api/places/suggest?q=Bos', () => {
    // Never answered: the test waits for the browser to give it up.
  });
  await openLocation(page);
  const asked = page.waitForRequest('**/api/places/suggest?q=Bos');
  await box(page).fill('Bos');
  const older = await asked;
  const takenBack = page.waitForEvent('requestfailed', (request) => request === older);
  await box(page).fill('Boston, M');
  expect((await takenBack).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByRole('option', { name: 'Boston, Massachusetts' })).toBeVisible();
});

test('a typed place is found with Enter, each answer is said, and Continue takes what was typed last', async ({
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
  await expect(goOn(page)).toBeDisabled();
  await page.route('**/api/places/geocode*', (route) => route.abort());
  await box(page).fill('Austin');
  await box(page).press('Enter');
  await expect(page.getByText('Geocoding request failed')).toBeVisible();
  await page.unroute('**/api/places/geocode*');
  await box(page).fill('94110');
  await box(page).press('Enter');
  await expect(chosen(page)).toContainText('San Francisco, California');
  // What is not found does not go on with the place before it.
  await box(page).fill('Qqzzxx Nowhereville');
  await box(page).press('Enter');
  await expect(page.getByText('Not changed: San Francisco, California')).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(box(page)).toHaveValue('San Francisco, California 94110');
  await goOn(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?lat=37\.75&lng=-122\.415&radius=10/);
  await openLocation(page);
  await box(page).fill('Portland, ME');
  await goOn(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me\?lat=43\.\d+&lng=-70\.\d+&radius=10/);
});

test('a press on the map whose place is not found out says why, and one that is still looked up is what Continue goes on with', async ({
  page,
}) => {
  await openLocation(page);
  for (const [answer, sentence] of [
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
    await page.route('**/api/places/reverse*', (route) => route.fulfill(answer));
    await pressMap(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(goOn(page)).toBeDisabled();
    await page.unroute('**/api/places/reverse*');
  }

  await box(page).fill('Boise, ID');
  await box(page).press('Enter');
  await expect(chosen(page)).toContainText('Boise, Idaho');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/places/reverse*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await pressMap(page);
  await expect(page.getByText('Finding the place…')).toBeVisible();
  await goOn(page).click();
  answer();
  await expect(page).toHaveURL(/\/jobs-near-me\?/);
  const pressed = (await storedPlace(page)).coordinates;
  expect(page.url()).toContain(`lat=${pressed.lat}&lng=${pressed.lng}`);
  expect(pressed).not.toEqual({ lat: 43.613, lng: -116.203 });
});

test.describe('use my location', () => {
  test.describe('where the browser may tell it', () => {
    test.use({ geolocation: mission, permissions: ['geolocation'] });

    test('sets the place, rounded to three decimals', async ({ page }) => {
      await openLocation(page);
      const asked = page.waitForRequest('**/api/places/reverse*');
      await page.getByRole('button', { name: 'Use my location' }).click();
      expect((await asked).url()).toContain('lat=37.76&lng=-122.415');
      await expect(chosen(page)).toContainText('San Francisco, California');
      expect(await storedPlace(page)).toMatchObject({ coordinates: { lat: 37.76, lng: -122.415 } });
    });
  });
});

test('Continue is in view from the start, the whole circle is seen, and Back shows the chosen place', {
  tag: '@phone',
}, async ({ page }) => {
  await openLocation(page);
  await expect(goOn(page)).toBeInViewport({ ratio: 1 });
  // The button that fills the field in stands below its label.
  const [field, locate] = [
    await box(page).boundingBox(),
    await page.getByRole('button', { name: 'Use my location' }).boundingBox(),
  ];
  expect(locate?.y).toBeGreaterThan(field?.y ?? Number.NaN);
  await box(page).fill('Austin, TX');
  await box(page).press('Enter');
  await expect(chosen(page)).toContainText('Austin, Texas');
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
      // Not a dot in a corner of the country either.
      expect(circle.height).toBeGreaterThan(area.height / 3);
    }).toPass();
  }
  await goOn(page).click();
  await expect(page).toHaveURL(/\/jobs-near-me/);
  await page.goBack();
  await expect(box(page)).toHaveValue('Austin, Texas');
  await expect(goOn(page)).toBeEnabled();
});

test('a set place is known to the first paint, to another tab, and can be forgotten', async ({ page }) => {
  await openLocation(page);
  await box(page).fill('Boise, ID');
  await box(page).press('Enter');
  await expect(chosen(page)).toContainText('Boise, Idaho');

  const html = await (await page.request.get('/location')).text();
  expect(html).toContain('Boise, Idaho');

  const other = await page.context().newPage();
  await openLocation(other);
  await expect(chosen(other)).toContainText('Boise, Idaho');
  await page.getByRole('button', { name: 'Clear location' }).click();
  await expect(goOn(page)).toBeDisabled();
  await expect(box(page)).toHaveValue('');
  await expect(goOn(other)).toBeDisabled();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await placeCookie(page)).toBeUndefined();
});

test('what gets the focus on the map is above the bar at the foot of a phone (WCAG 2.4.11)', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openLocation(page);
  const bar = page.locator('.way-on, form > .sticky');
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

test('without its background the map still takes a place by a press', { tag: '@phone-only' }, async ({
  page,
}) => {
  await blockTiles(page);
  await page.route('**/_ground/**', (route) => route.abort());
  await openLocation(page);
  await expect(page.getByText('The map background didn’t load.')).toBeVisible();
  await pressMap(page);
  await expect(chosen(page)).toContainText('San Francisco, California');
  await expect(page.getByRole('button', { name: 'Chosen place' })).toBeVisible();
  await expect(goOn(page)).toBeEnabled();
  await expect(box(page)).toHaveValue(/San Francisco, California/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a typed place leads to the jobs around it and is remembered', async ({ page }) => {
    await page.goto('/location');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    await box(page).fill('Austin, TX');
    await page.getByRole('textbox', { name: 'Search radius' }).fill('25');
    await goOn(page).click();
    await expect(page).toHaveURL('/jobs-near-me?lat=30.267&lng=-97.743&radius=25');
    expect(decodeURIComponent((await placeCookie(page))?.value ?? '')).toContain('"Austin","Texas"');

    await page.goto('/location');
    await expect(box(page)).toHaveValue('Austin, Texas');
    await page.getByRole('button', { name: 'Clear location' }).click();
    await expect(page).toHaveURL('/location');
    await expect(box(page)).toHaveValue('');
    expect(await placeCookie(page)).toBeUndefined();
  });

  test('an unknown place keeps what was typed and says so', async ({ page }) => {
    await page.goto('/location');
    await box(page).fill('Qqzzxx Nowhereville');
    await page.getByRole('textbox', { name: 'Search radius' }).fill('33');
    await goOn(page).click();
    await expect(
      page.getByText('Failed to find location. Please try again or be more specific.'),
    ).toBeVisible();
    await expect(box(page)).toHaveValue('Qqzzxx Nowhereville');
    await expect(page.getByRole('textbox', { name: 'Search radius' })).toHaveValue('33');
  });
});
