import type { Page } from '@playwright/test';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';
import { blockTiles } from './fixtures/tiles';

/** Across the bay from the jobs of other tests, which would form clusters at the visitor's marker. */
const nearOakland = '/jobs-near-me?lat=37.804&lng=-122.271&radius=10&view=map';

const jobsMap = (page: Page) => page.getByRole('region', { name: 'Map of the jobs in the list' });
const tools = (page: Page) => page.getByRole('group', { name: 'Map tools' });
const cards = (page: Page) => page.locator('main [data-job-id]');
const popup = (page: Page) => page.locator('.leaflet-popup');
const jobMarkers = (page: Page) => jobsMap(page).locator('.map-mark-button');
const pointMarkers = (page: Page) => jobsMap(page).locator('.map-mark-pay, .map-mark-dot');

/** A marker of a listed job that no map tool covers. The map shows more jobs than the list. */
async function getListedMarker(page: Page) {
  // Until all jobs in view are loaded, a marker may still become part of a cluster.
  await expect(jobsMap(page)).toHaveAttribute('aria-busy', 'false');
  await expect(jobMarkers(page).first()).toBeVisible();
  let key = '';
  await expect
    .poll(async () => {
      key = await page.evaluate(() => {
        const marks = document.querySelectorAll<HTMLElement>(
          ':is(.map-mark-pay, .map-mark-dot)[data-marker-key]',
        );
        const listed = [...document.querySelectorAll<HTMLElement>('main [data-job-id]')]
          .filter((card) => card.checkVisibility())
          .map((card) => {
            const [title, place] = [card.querySelector(':is(h2, h3)'), card.querySelector('.job-card-place')];
            return `${title?.textContent}, ${place?.textContent}`;
          });
        const isUncovered = (mark: Element) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          return mark.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        };
        const mark = [...marks].findLast(
          (marker) =>
            isUncovered(marker) && listed.some((job) => marker.getAttribute('aria-label')?.endsWith(job)),
        );
        return mark?.dataset.markerKey ?? '';
      });
      return key;
    })
    .not.toBe('');
  return jobsMap(page).locator(`[data-marker-key="${key}"]`);
}

/** The number of jobs that all markers represent. */
async function countMarkedJobs(page: Page) {
  const numbers = await jobMarkers(page).evaluateAll((marks) =>
    // '12' in a cluster, '3 jobs' at one address, '$20' for one job.
    marks.map((mark) => Number(/^(\d+)( jobs)?$/.exec((mark as HTMLElement).dataset.text ?? '')?.[1] ?? 1)),
  );
  return numbers.reduce((sum, number) => sum + number, 0);
}

const openPanMenu = (page: Page) => tools(page).locator('summary[aria-label="Move the map"]').click();

async function moveNorth(page: Page) {
  await openPanMenu(page);
  await tools(page).getByRole('button', { name: 'Move north' }).click();
}

async function openJobsMap(page: Page) {
  await page.goto(nearOakland);
  await expect(jobMarkers(page).first()).toBeVisible();
}

/** Opens a job whose text is so long that its map is far below the first screen. */
async function openJob(page: Page, sql: Parameters<typeof postJob>[0]) {
  const { path } = await postJob(sql, { description: 'Bread for the neighborhood.\n\n'.repeat(80) });
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const jobMap = (page: Page) => page.getByRole('region', { name: /Map of the area around/ });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the jobs near a place', () => {
  test('appear on a map around the visitor, with the radius and the credit', async ({ page }) => {
    await openJobsMap(page);
    await expect(jobsMap(page).locator('path.map-radius')).toBeAttached();
    await expect(jobsMap(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await tools(page).getByRole('button', { name: 'Your Location' }).press('Enter');
    await expect(popup(page)).toContainText('Your Location');
  });

  test('appear around a searched place, without a marker for the visitor', async ({ page }) => {
    await page.goto('/search?place=Oakland%2C+CA&radius=10&view=map');
    await expect(jobMarkers(page).first()).toBeVisible();
    await expect(jobsMap(page).locator('path.map-radius')).toBeAttached();
    await expect(tools(page).getByRole('button', { name: 'Your Location' })).toHaveCount(0);
  });

  test('are loaded for the whole country in a search without filters', async ({ page }) => {
    const response = page.waitForResponse(/\/api\/jobs\/map\b/);
    await page.goto('/search?radius=any&view=map');
    expect((await response).status()).toBe(200);
    await tools(page).getByRole('button', { name: 'Show whole area' }).click();
    await expect(jobsMap(page).locator('.map-mark-cluster').first()).toBeVisible();
  });

  test('are on a map that buttons can pan in each direction', async ({ page }) => {
    await openJobsMap(page);
    const pane = jobsMap(page).locator('.leaflet-map-pane');
    const getOffset = () =>
      pane.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).toJSON());
    await openPanMenu(page);
    for (const [name, axis, sign] of [
      ['Move north', 'm42', 1],
      ['Move west', 'm41', 1],
      ['Move east', 'm41', -1],
      ['Move south', 'm42', -1],
    ] as const) {
      const before = await getOffset();
      await tools(page).getByRole('button', { name }).click();
      await expect.poll(async () => Math.sign((await getOffset())[axis] - before[axis])).toBe(sign);
    }
  });

  test('include every match once, not only the listed jobs', async ({ page }) => {
    await openJobsMap(page);
    const heading = page.getByRole('heading', { name: /^[\d,]+ jobs? within/ });
    await page.getByRole('button', { name: 'Show whole area' }).click();
    await expect
      .poll(() => countMarkedJobs(page))
      .toBe(Number(/^[\d,]+/.exec((await heading.textContent())?.replaceAll(',', '') ?? '')?.[0]));
  });

  test('open by keyboard, are highlighted on the map and in the list, and return the focus', async ({
    page,
  }) => {
    await openJobsMap(page);
    const mark = await getListedMarker(page);
    await mark.focus();
    await page.keyboard.press('Enter');
    const link = popup(page).getByRole('link').first();
    await expect(link).toBeFocused();
    await expect(mark).toHaveAttribute('data-selected', 'true');
    const title = (await link.textContent()) ?? 'no title';
    const highlighted = page.locator('main [data-job-id][data-highlighted="true"]');
    await expect(popup(page)).toContainText(
      (await highlighted.first().getByRole('link').first().textContent()) ?? '',
    );
    await expect(highlighted.first()).toBeInViewport();

    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    // A focused marker highlights its cards.
    await expect(mark).toBeFocused();
    await expect(highlighted.first()).toBeAttached();
    await mark.blur();
    await expect(highlighted).toHaveCount(0);
    await mark.focus();
    await page.keyboard.press('Space');
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('open on a phone as a row of cards that can be swiped, moved by keys and closed', {
    tag: '@phone-only',
  }, async ({ page, axe }) => {
    await openJobsMap(page);
    const mark = await getListedMarker(page);
    const row = page.getByRole('region', { name: 'Selected job' });
    const links = row.getByRole('link');
    const currentLink = row.locator('a[tabindex="0"]');
    const hinted = jobsMap(page).locator('[data-hinted="true"]');
    await mark.tap();
    await expect(currentLink).toBeFocused();
    await expect(currentLink).toBeInViewport({ ratio: 1 });
    expect(await mark.getAttribute('aria-label')).toContain(await currentLink.textContent());
    await expect(mark).toHaveAttribute('data-hinted', 'true');
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeHidden();
    await axe();

    await row.getByRole('button', { name: 'Close' }).tap();
    await expect(row).toHaveCount(0);
    await expect(mark).toBeFocused();
    await mark.press('Enter');
    await expect(currentLink).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row).toHaveCount(0);
    await expect(mark).toBeFocused();

    // The row contains all listed jobs, and the current card's marker moves into view.
    await mark.press('Enter');
    await expect(currentLink).toBeFocused();
    const listed = await cards(page).getByRole('heading').allTextContents();
    expect(await links.allTextContents()).toEqual(expect.arrayContaining(listed));
    const currentIndex = await links.evaluateAll((all) => all.findIndex((link) => link.tabIndex === 0));
    const next = links.nth(currentIndex > 0 ? currentIndex - 1 : 1);
    await page.keyboard.press(currentIndex > 0 ? 'ArrowLeft' : 'ArrowRight');
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute('tabindex', '0');
    await expect(hinted).toBeInViewport();
    await row.locator('ul').evaluate((list) => list.scrollTo({ left: 0 }));
    await expect(links.first()).toHaveAttribute('tabindex', '0');
    await expect(hinted).toBeInViewport();
    const title = (await links.first().textContent()) ?? 'no title';
    await links.first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('can be searched in the area that the map was moved to', { tag: '@phone' }, async ({ page }) => {
    await openJobsMap(page);
    const searchLink = page.getByRole('link', { name: 'Search this area' });
    await expect(searchLink).toHaveCount(0);
    await moveNorth(page);
    await searchLink.click();
    await expect(page).toHaveURL(/lat=37\.8(?!04)\d+/);
    await expect(searchLink).toHaveCount(0);
    await expect(jobsMap(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/lat=37\.804/);
  });

  test('are on a map whose tools do not overlap', { tag: '@phone' }, async ({ page }) => {
    await blockTiles(page);
    for (const width of [320, 375, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await openJobsMap(page);
      await expect(tools(page).getByRole('status').first()).not.toBeEmpty();
      await moveNorth(page);
      await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible();
      const overlaps = await tools(page).evaluate((group) => {
        const boxes = [...group.querySelectorAll(':is(a, button, summary, label, p:not(:empty))')].map(
          (tool) => [tool.textContent || tool.ariaLabel, tool.getBoundingClientRect()] as const,
        );
        return boxes.flatMap(([name, a], index) =>
          boxes
            .slice(index + 1)
            .flatMap(([otherName, b]) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
                ? [`${name} and ${otherName}`]
                : [],
            ),
        );
      });
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });

  test('follow the map’s tools and precede its credit in the tab order', async ({ page }) => {
    await openJobsMap(page);
    const order = await page.locator('.map-column').evaluate((column) => {
      const kinds = [...column.querySelectorAll('a, button, summary')].map((element) =>
        element.closest('.map-tools')
          ? 'tool'
          : element.closest('.leaflet-control-attribution')
            ? 'credit'
            : 'mark',
      );
      return kinds.filter((kind, index) => kind !== kinds[index - 1]);
    });
    expect(order).toEqual(['tool', 'mark', 'credit']);
  });

  test('in a cluster are separated by opening it', async ({ page }) => {
    await openJobsMap(page);
    await page.getByRole('button', { name: 'Show whole area' }).click();
    const clusters = jobsMap(page).locator('.map-mark-cluster');
    // The loaded jobs of the new view replace all clusters.
    await expect(jobsMap(page)).toHaveAttribute('aria-busy', 'false');
    await expect(clusters.first()).toBeVisible();
    const pointsBefore = await pointMarkers(page).count();
    await clusters.first().focus();
    await page.keyboard.press('Enter');
    await expect(jobsMap(page)).toBeFocused();
    await expect.poll(() => jobMarkers(page).count()).toBeGreaterThan(pointsBefore === 0 ? 1 : 0);
  });

  test('are highlighted on the map when their card has the focus', async ({ page }) => {
    await openJobsMap(page);
    const mark = await getListedMarker(page);
    await mark.click();
    const id = await page.locator('[data-highlighted="true"]').first().getAttribute('data-job-id');
    await page.keyboard.press('Escape');
    await page.locator(`[data-job-id="${id}"]`).getByRole('link').first().focus();
    await expect(mark).toHaveAttribute('data-hinted', 'true');
  });

  test('have markers of at least 24 px on a phone', { tag: '@phone-only' }, async ({ page }) => {
    await openJobsMap(page);
    // Retries, because the response for this view replaces the markers.
    await expect(async () => {
      const sides = await jobMarkers(page).evaluateAll((marks) =>
        marks.flatMap((mark) => [mark.clientWidth, mark.clientHeight]),
      );
      expect(sides.length).toBeGreaterThan(0);
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
    }).toPass();
  });

  test('stay visible when the background does not load', async ({ page }) => {
    await blockTiles(page);
    await openJobsMap(page);
    await expect(tools(page).getByRole('status')).toContainText(
      'The detailed map didn’t load, so this is a simple one.',
    );
    await expect(jobsMap(page).locator('path.map-radius')).toBeAttached();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('can be opened offline, and are loaded again when the connection is back', async ({
    page,
    context,
  }) => {
    await openJobsMap(page);
    const mark = await getListedMarker(page);
    const ground = jobsMap(page).locator('.leaflet-ground-pane canvas');
    await expect(ground.first()).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText(/You’re offline/).first()).toBeVisible();
    // The map can still be zoomed, and a loaded marker opened.
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(ground.first()).toBeAttached();
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await mark.press('Enter');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(page.getByText(/You’re offline/)).toBeHidden();
    const moved = page.waitForResponse(
      (response) => response.url().includes('/api/jobs/map') && response.ok(),
    );
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await moved;
    await expect(jobMarkers(page).first()).toBeVisible();
  });

  test('are listed without JavaScript, with a message instead of the map', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(nearOakland);
    await expect(page.locator('noscript p', { hasText: 'The map needs JavaScript.' })).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await context.close();
  });
});

test.describe('a map beside the list of jobs', () => {
  const nearby = nearOakland.replace('&view=map', '');
  const visibleCards = (page: Page) => page.locator('main [data-job-id]:visible');

  test('highlights cards with their markers, and scrolls to the card of a clicked marker', async ({
    page,
  }) => {
    await page.goto(nearby);
    const mark = await getListedMarker(page);
    await mark.hover();
    const highlighted = page.locator('main [data-highlighted="true"]');
    await expect(highlighted.first()).toBeAttached();
    await mark.click();
    await expect(highlighted.first()).toBeInViewport();
    await expect(popup(page)).toContainText(
      (await highlighted.first().getByRole('link').first().textContent()) ?? 'no title',
    );
    // Reads the id before the popup closes. The map may have moved the marker away from the pointer, so the highlight
    // ends with the popup.
    const id = await highlighted.first().getAttribute('data-job-id');
    await page.keyboard.press('Escape');
    await page.locator(`main [data-job-id="${id}"]`).hover();
    await expect(mark).toHaveAttribute('data-hinted', 'true');
  });

  test('shows more than half of the matches of a search in the whole country', async ({ page }) => {
    await page.goto('/search?q=nurse');
    const heading = page.getByRole('heading', { name: /^[\d,]+ jobs match$/ });
    const total = Number.parseInt((await heading.textContent())?.replaceAll(',', '') ?? '', 10);
    // The map is zoomed to the jobs of the list, which are all over the country.
    await expect.poll(() => countMarkedJobs(page)).toBeGreaterThan(total / 2);
  });

  test('shows the jobs of the current page of the list', async ({ page }) => {
    await page.goto(nearby);
    const first = await visibleCards(page).first().getAttribute('data-job-id');
    await expect(jobMarkers(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(visibleCards(page).first()).not.toHaveAttribute('data-job-id', first ?? '');
    await visibleCards(page).first().getByRole('link').first().focus();
    await expect(jobsMap(page).locator('[data-hinted="true"]')).toHaveCount(1);
  });

  test('updates the URL when it is moved with “Search as I move”, and saves the choice', async ({ page }) => {
    await page.goto(nearby);
    await expect(jobMarkers(page).first()).toBeVisible();
    const searchOnMove = page.getByRole('checkbox', { name: 'Search as I move' });
    await searchOnMove.check();
    await expect(page).not.toHaveURL(/lng=-122\.271&/);
    const before = page.url();
    await moveNorth(page);
    await expect(page).not.toHaveURL(before);
    await page.reload();
    await expect(searchOnMove).toBeChecked();
  });

  test('opens a popup below the header of a scrolled page, where it can be closed', async ({ page }) => {
    await page.goto(nearby);
    const mark = await getListedMarker(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await mark.dispatchEvent('click');
    await expect(popup(page).getByRole('link').first()).toBeFocused();
    const header = await page.getByRole('banner').first().boundingBox();
    const close = popup(page).getByRole('button', { name: 'Close popup' });
    await expect(async () => {
      const box = await close.boundingBox();
      expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }).toPass();
    await close.click();
    await expect(popup(page)).toHaveCount(0);
  });

  test('stays in view while the list scrolls, and does not shift the layout when it loads', async ({
    page,
  }) => {
    await page.goto(nearby);
    const getFirstCardBox = () => visibleCards(page).first().boundingBox();
    const boxBefore = await getFirstCardBox();
    await expect(jobMarkers(page).first()).toBeVisible();
    expect(await getFirstCardBox()).toEqual(boxBefore);
    await visibleCards(page).nth(9).scrollIntoViewIfNeeded();
    await expect(jobsMap(page)).toBeInViewport({ ratio: 0.9 });
  });

  test('loads on a phone only when opened, and the link back keeps the position in the list', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto(nearby);
    const card = visibleCards(page).nth(9);
    await card.scrollIntoViewIfNeeded();
    await expect(jobsMap(page)).toHaveCount(0);
    const position = await page
      .getByRole('link', { name: 'Map', exact: true })
      .evaluate((link) => link.compareDocumentPosition(document.querySelector('[data-job-id]') ?? link));
    // The card follows the link in the document.
    expect(position).toBe(4);
    // Measured during the click, because the browser may scroll the link into view for it.
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { scrollYAtClick: window.scrollY }), {
        capture: true,
        once: true,
      }),
    );
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(jobMarkers(page).first()).toBeInViewport();
    const top = await page.evaluate(() => (window as unknown as { scrollYAtClick: number }).scrollYAtClick);
    expect(top).toBeGreaterThan(300);
    // On a slow phone the browser restores its scroll position before the page has changed.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.goForward();
    await expect(page).toHaveURL(/view=map/);
  });

  test('leaves the full width to the list without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(nearby);
    expect((await visibleCards(page).first().boundingBox())?.width).toBeGreaterThan(700);
    await expect(page.getByText('The map needs JavaScript.')).toBeHidden();
    await context.close();
  });
});

test.describe('the map of a job', () => {
  test('loads into reserved space, only when it is nearly in view', {
    tag: '@phone-only',
  }, async ({ page, sql }) => {
    await openJob(page, sql);
    const frame = page.getByText('Loading the map…').locator('..');
    await expect(frame).toBeAttached();
    await expect(jobMap(page)).toHaveCount(0);
    const reservedHeight = await page
      .locator('figure')
      .evaluate((figure) => figure.getBoundingClientRect().height);
    await page.locator('figure').scrollIntoViewIfNeeded();
    await expect(jobMap(page)).toBeVisible();
    await expect(jobMap(page).locator('path.map-radius')).toBeAttached();
    await expect(tools(page).getByRole('button', { name: 'Your Location' })).toHaveCount(0);
    expect(await page.locator('figure').evaluate((figure) => figure.getBoundingClientRect().height)).toBe(
      reservedHeight,
    );
    await jobMap(page).locator('.map-mark-job').click();
    await expect(popup(page)).toContainText('San Francisco, California');
  });

  test('shows a visitor with a saved place, and explains the distance', async ({ page, sql }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'userLocation',
        '{"coordinates":{"lat":37.76,"lng":-122.42},"address":{"city":"San Francisco","state":"California","country":"United States"}}',
      ),
    );
    await openJob(page, sql);
    await page.locator('figure').scrollIntoViewIfNeeded();
    await expect(tools(page).getByRole('button', { name: 'Your Location' })).toBeVisible();
    await expect(page.locator('figcaption')).toContainText('The distance is a straight line');
    // The buttons don't overlap, even if the credit has several lines.
    const locate = await tools(page).getByRole('button', { name: 'Your Location' }).boundingBox();
    const plus = await tools(page).getByRole('button', { name: 'Zoom in' }).boundingBox();
    expect((locate?.y ?? Number.NaN) + (locate?.height ?? 0)).toBeLessThan(plus?.y ?? Number.NaN);
  });

  test('can be retried after it failed to load, while the page still works', async ({ page, sql }) => {
    await openJob(page, sql);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**', (route) => route.abort());
    await page.locator('figure').scrollIntoViewIfNeeded();
    await expect(page.getByText('We couldn’t load the map.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/_next/static/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(jobMap(page)).toBeVisible();
  });
});
