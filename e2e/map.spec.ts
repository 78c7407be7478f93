import type { Page } from '@playwright/test';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';
import { blockTiles } from './fixtures/tiles';

/** Across the bay from where other journeys post their jobs, which would pile up on the visitor's own marker. */
const nearOakland = '/jobs-near-me?lat=37.804&lng=-122.271&radius=10&view=map';

const jobsMap = (page: Page) => page.getByRole('region', { name: 'Map of the jobs in the list' });
const tools = (page: Page) => page.getByRole('group', { name: 'Map tools' });
const cards = (page: Page) => page.locator('main [data-job-id]');
const popup = (page: Page) => page.locator('.leaflet-popup');
/** A marker of one job, of several at one address, or a cluster. */
const jobMarks = (page: Page) => jobsMap(page).locator('.map-mark-button');
const spotMarks = (page: Page) => jobsMap(page).locator('.map-mark-pay, .map-mark-dot');

/** A mark whose job has a card, and that no tool of the map lies over: a map shows others, too. */
async function listedMark(page: Page) {
  // Until all that is in view is there, a mark may yet become a part of another.
  await expect(jobsMap(page)).toHaveAttribute('aria-busy', 'false');
  await expect(jobMarks(page).first()).toBeVisible();
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
          (each) => isUncovered(each) && listed.some((job) => each.getAttribute('aria-label')?.endsWith(job)),
        );
        return mark?.dataset.markerKey ?? '';
      });
      return key;
    })
    .not.toBe('');
  return jobsMap(page).locator(`[data-marker-key="${key}"]`);
}

/** How many jobs the marks stand for. */
async function countOfMarks(page: Page) {
  const numbers = await jobMarks(page).evaluateAll((marks) =>
    // '12' in a cluster, '3 jobs' at one address, '$20' for one job.
    marks.map((mark) => Number(/^(\d+)( jobs)?$/.exec((mark as HTMLElement).dataset.text ?? '')?.[1] ?? 1)),
  );
  return numbers.reduce((sum, number) => sum + number, 0);
}

async function openJobsMap(page: Page) {
  await page.goto(nearOakland);
  await expect(jobMarks(page).first()).toBeVisible();
}

/** The page of a job that tells so much that its map begins far below the first screen. */
async function openJob(page: Page, sql: Parameters<typeof postJob>[0]) {
  const { path } = await postJob(sql, { description: 'Bread for the neighborhood.\n\n'.repeat(80) });
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const jobMap = (page: Page) => page.getByRole('region', { name: /Map of the area around/ });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the jobs near a place', () => {
  test('stand on a map around the visitor, with the radius and the credit', async ({ page }) => {
    await openJobsMap(page);
    await expect(jobsMap(page).locator('path.map-radius')).toBeAttached();
    await expect(jobsMap(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await tools(page).getByRole('button', { name: 'Your Location' }).press('Enter');
    await expect(popup(page)).toContainText('Your Location');
  });

  test('stand around a place that was searched for without claiming that the visitor is there', async ({
    page,
  }) => {
    await page.goto('/search?place=Oakland%2C+CA&radius=10&view=map');
    await expect(jobMarks(page).first()).toBeVisible();
    await expect(jobsMap(page).locator('path.map-radius')).toBeAttached();
    await expect(tools(page).getByRole('button', { name: 'Your Location' })).toHaveCount(0);
  });

  test('of the whole country are asked for, too, though nothing else is said of them', async ({ page }) => {
    const answer = page.waitForResponse(/\/api\/jobs\/map\b/);
    await page.goto('/search?radius=any&view=map');
    expect((await answer).status()).toBe(200);
    await tools(page).getByRole('button', { name: 'Show whole area' }).click();
    await expect(jobsMap(page).locator('.map-mark-cluster').first()).toBeVisible();
  });

  test('move to each side without dragging', async ({ page }) => {
    await openJobsMap(page);
    const pane = jobsMap(page).locator('.leaflet-map-pane');
    const shift = () =>
      pane.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).toJSON());
    const fold = tools(page).locator('summary[aria-label="Move the map"]');
    await fold.click();
    for (const [name, axis, sign] of [
      ['Move north', 'm42', 1],
      ['Move west', 'm41', 1],
      ['Move east', 'm41', -1],
      ['Move south', 'm42', -1],
    ] as const) {
      const before = await shift();
      await tools(page).getByRole('button', { name }).click();
      await expect.poll(async () => Math.sign((await shift())[axis] - before[axis])).toBe(sign);
    }
  });

  test('are all that match, not only those of the list, each counted once', async ({ page }) => {
    await openJobsMap(page);
    const heading = page.getByRole('heading', { name: /^[\d,]+ jobs? within/ });
    await page.getByRole('button', { name: 'Show whole area' }).click();
    await expect
      .poll(() => countOfMarks(page))
      .toBe(Number(/^[\d,]+/.exec((await heading.textContent())?.replaceAll(',', '') ?? '')?.[0]));
  });

  test('open by keyboard, are highlighted here and in the list, and give the focus back', async ({
    page,
  }) => {
    await openJobsMap(page);
    const mark = await listedMark(page);
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
    // A mark lights its cards up as long as it has the focus.
    await expect(mark).toBeFocused();
    await expect(highlighted.first()).toBeAttached();
    await mark.blur();
    await expect(highlighted).toHaveCount(0);
    await mark.focus();
    await page.keyboard.press('Space');
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('open as a row of cards on a phone, which is pushed, moved by keys and closed', {
    tag: '@phone-only',
  }, async ({ page, axe }) => {
    await openJobsMap(page);
    const mark = await listedMark(page);
    const row = page.getByRole('region', { name: 'Selected job' });
    const links = row.getByRole('link');
    const reached = row.locator('a[tabindex="0"]');
    const hinted = jobsMap(page).locator('[data-hinted="true"]');
    await mark.tap();
    await expect(reached).toBeFocused();
    await expect(reached).toBeInViewport({ ratio: 1 });
    expect(await mark.getAttribute('aria-label')).toContain(await reached.textContent());
    await expect(mark).toHaveAttribute('data-hinted', 'true');
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeHidden();
    await axe();

    await row.getByRole('button', { name: 'Close' }).tap();
    await expect(row).toHaveCount(0);
    await expect(mark).toBeFocused();
    await mark.press('Enter');
    await expect(reached).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row).toHaveCount(0);
    await expect(mark).toBeFocused();

    // Its neighbors are those of the list, and their marks come into sight.
    await mark.press('Enter');
    await expect(reached).toBeFocused();
    const listed = await cards(page).getByRole('heading').allTextContents();
    expect(await links.allTextContents()).toEqual(expect.arrayContaining(listed));
    const at = await links.evaluateAll((all) => all.findIndex((link) => link.tabIndex === 0));
    const next = links.nth(at > 0 ? at - 1 : 1);
    await page.keyboard.press(at > 0 ? 'ArrowLeft' : 'ArrowRight');
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

  test('are searched for where the map was moved to', { tag: '@phone' }, async ({ page }) => {
    await openJobsMap(page);
    const here = page.getByRole('link', { name: 'Search this area' });
    await expect(here).toHaveCount(0);
    await tools(page).locator('summary[aria-label="Move the map"]').click();
    await tools(page).getByRole('button', { name: 'Move north' }).click();
    await here.click();
    await expect(page).toHaveURL(/lat=37\.8(?!04)\d+/);
    await expect(here).toHaveCount(0);
    await expect(jobsMap(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/lat=37\.804/);
  });

  test('have tools of which none covers another', { tag: '@phone' }, async ({ page }) => {
    await blockTiles(page);
    for (const width of [320, 375, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await openJobsMap(page);
      await expect(tools(page).getByRole('status').first()).not.toBeEmpty();
      await tools(page).locator('summary[aria-label="Move the map"]').click();
      await tools(page).getByRole('button', { name: 'Move north' }).click();
      await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible();
      const covered = await tools(page).evaluate((group) => {
        const boxes = [...group.querySelectorAll(':is(a, button, summary, label, p:not(:empty))')].map(
          (tool) => [tool.textContent || tool.ariaLabel, tool.getBoundingClientRect()] as const,
        );
        return boxes.flatMap(([name, a], index) =>
          boxes
            .slice(index + 1)
            .flatMap(([other, b]) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
                ? [`${name} and ${other}`]
                : [],
            ),
        );
      });
      expect(covered, `at ${width} px`).toEqual([]);
    }
  });

  test('come after the tools of their map, and before its credits', async ({ page }) => {
    await openJobsMap(page);
    const last = await page.locator('.map-place').evaluate((place) => {
      const stops = [...place.querySelectorAll('a, button, summary')].map((stop) =>
        stop.closest('.map-tools')
          ? 'tool'
          : stop.closest('.leaflet-control-attribution')
            ? 'credit'
            : 'mark',
      );
      return stops.filter((kind, index) => kind !== stops[index - 1]);
    });
    expect(last).toEqual(['tool', 'mark', 'credit']);
  });

  test('that are close together open by zooming in', async ({ page }) => {
    await openJobsMap(page);
    await page.getByRole('button', { name: 'Show whole area' }).click();
    const clusters = jobsMap(page).locator('.map-mark-cluster');
    await expect(clusters.first()).toBeVisible();
    const zoomedOut = await spotMarks(page).count();
    await clusters.first().focus();
    await page.keyboard.press('Enter');
    await expect(jobsMap(page)).toBeFocused();
    await expect.poll(() => jobMarks(page).count()).toBeGreaterThan(zoomedOut === 0 ? 1 : 0);
  });

  test('are marked when their card is pointed at', async ({ page }) => {
    await openJobsMap(page);
    const mark = await listedMark(page);
    await mark.click();
    const id = await page.locator('[data-highlighted="true"]').first().getAttribute('data-job-id');
    await page.keyboard.press('Escape');
    await page.locator(`[data-job-id="${id}"]`).getByRole('link').first().focus();
    await expect(mark).toHaveAttribute('data-hinted', 'true');
  });

  test('have markers that a finger can hit', { tag: '@phone-only' }, async ({ page }) => {
    await openJobsMap(page);
    // At one moment, and again until they stay: others take their place when the answer for this view comes.
    await expect(async () => {
      const sides = await jobMarks(page).evaluateAll((marks) =>
        marks.flatMap((mark) => [mark.clientWidth, mark.clientHeight]),
      );
      expect(sides.length).toBeGreaterThan(0);
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
    }).toPass();
  });

  test('stay on a plain ground when the background does not load', async ({ page }) => {
    await blockTiles(page);
    await openJobsMap(page);
    await expect(tools(page).getByRole('status')).toContainText(
      'The detailed map didn’t load, so this is a simple one.',
    );
    await expect(jobsMap(page).locator('path.map-radius')).toBeAttached();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('stay in reach without any network, and the map goes on when it is back', async ({
    page,
    context,
  }) => {
    await openJobsMap(page);
    const mark = await listedMark(page);
    const ground = jobsMap(page).locator('.leaflet-ground-pane canvas');
    await expect(ground.first()).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText(/You’re offline/).first()).toBeVisible();
    // What is there can be moved, opened and read on.
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(ground.first()).toBeAttached();
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await mark.press('Enter');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(page.getByText(/You’re offline/)).toBeHidden();
    const moved = page.waitForResponse((answer) => answer.url().includes('/api/jobs/map') && answer.ok());
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await moved;
    await expect(jobMarks(page).first()).toBeVisible();
  });

  test('are listed without JavaScript, where a sentence stands for the map', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(nearOakland);
    await expect(page.locator('noscript p', { hasText: 'The map needs JavaScript.' })).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await context.close();
  });
});

test.describe('beside their list', () => {
  const nearby = nearOakland.replace('&view=map', '');
  const seen = (page: Page) => page.locator('main [data-job-id]:visible');

  test('jobs and their marks light up each other, and a press leads to the card', async ({ page }) => {
    await page.goto(nearby);
    const mark = await listedMark(page);
    await mark.hover();
    const lit = page.locator('main [data-highlighted="true"]');
    await expect(lit.first()).toBeAttached();
    await mark.click();
    await expect(lit.first()).toBeInViewport();
    await expect(popup(page)).toContainText(
      (await lit.first().getByRole('link').first().textContent()) ?? 'no title',
    );
    // The map may have moved its mark from under the pointer, which ends the highlight with the popup.
    const id = await lit.first().getAttribute('data-job-id');
    await page.keyboard.press('Escape');
    await page.locator(`main [data-job-id="${id}"]`).hover();
    await expect(mark).toHaveAttribute('data-hinted', 'true');
  });

  test('the map of the whole country has all that match', async ({ page }) => {
    await page.goto('/search?q=nurse');
    const heading = page.getByRole('heading', { name: /^[\d,]+ jobs match$/ });
    const total = Number.parseInt((await heading.textContent())?.replaceAll(',', '') ?? '', 10);
    // It is as near as it can be for those of the list, which are all over the country.
    await expect.poll(() => countOfMarks(page)).toBeGreaterThan(total / 2);
  });

  test('the map follows the pages of the list', async ({ page }) => {
    await page.goto(nearby);
    const first = await seen(page).first().getAttribute('data-job-id');
    await expect(jobMarks(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(seen(page).first()).not.toHaveAttribute('data-job-id', first ?? '');
    await seen(page).first().getByRole('link').first().focus();
    await expect(jobsMap(page).locator('[data-hinted="true"]')).toHaveCount(1);
  });

  test('the list follows the map when asked to, in the address, too, and it is remembered', async ({
    page,
  }) => {
    await page.goto(nearby);
    await expect(jobMarks(page).first()).toBeVisible();
    const moves = page.getByRole('checkbox', { name: 'Search as I move' });
    await moves.check();
    await expect(page).not.toHaveURL(/lng=-122\.271&/);
    const before = page.url();
    await tools(page).locator('summary[aria-label="Move the map"]').click();
    await tools(page).getByRole('button', { name: 'Move north' }).click();
    await expect(page).not.toHaveURL(before);
    await page.reload();
    await expect(moves).toBeChecked();
  });

  test('a mark of the last jobs opens below the header, and its close button can be pressed', async ({
    page,
  }) => {
    await page.goto(nearby);
    const mark = await listedMark(page);
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

  test('it stays in sight while the list scrolls, and moves nothing when it comes', async ({ page }) => {
    await page.goto(nearby);
    const at = () => seen(page).first().boundingBox();
    const place = await at();
    await expect(jobMarks(page).first()).toBeVisible();
    expect(await at()).toEqual(place);
    await seen(page).nth(9).scrollIntoViewIfNeeded();
    await expect(jobsMap(page)).toBeInViewport({ ratio: 0.9 });
  });

  test('on a phone there is none until it is asked for, and the way back leads to the same place', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto(nearby);
    const card = seen(page).nth(9);
    await card.scrollIntoViewIfNeeded();
    await expect(jobsMap(page)).toHaveCount(0);
    const isFirst = await page
      .getByRole('link', { name: 'Map', exact: true })
      .evaluate((link) => link.compareDocumentPosition(document.querySelector('[data-job-id]') ?? link));
    expect(isFirst).toBe(4);
    // At the press itself: a browser may move the page for it.
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { leftAt: window.scrollY }), {
        capture: true,
        once: true,
      }),
    );
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(jobMarks(page).first()).toBeInViewport();
    const top = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
    expect(top).toBeGreaterThan(300);
    // On a slow phone the browser goes back to its place before the page has changed.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.goForward();
    await expect(page).toHaveURL(/view=map/);
  });

  test('without JavaScript the list has the room', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(nearby);
    expect((await seen(page).first().boundingBox())?.width).toBeGreaterThan(700);
    await expect(page.getByText('The map needs JavaScript.')).toBeHidden();
    await context.close();
  });
});

test.describe('the map of a job', () => {
  test('comes only when the reader is near, into a place that was kept for it', {
    tag: '@phone-only',
  }, async ({ page, sql }) => {
    await openJob(page, sql);
    const frame = page.getByText('Loading the map…').locator('..');
    await expect(frame).toBeAttached();
    await expect(jobMap(page)).toHaveCount(0);
    const kept = await page.locator('figure').evaluate((figure) => figure.getBoundingClientRect().height);
    await page.locator('figure').scrollIntoViewIfNeeded();
    await expect(jobMap(page)).toBeVisible();
    await expect(jobMap(page).locator('path.map-radius')).toBeAttached();
    await expect(tools(page).getByRole('button', { name: 'Your Location' })).toHaveCount(0);
    expect(await page.locator('figure').evaluate((figure) => figure.getBoundingClientRect().height)).toBe(
      kept,
    );
    await jobMap(page).locator('.map-mark-job').click();
    await expect(popup(page)).toContainText('San Francisco, California');
  });

  test('shows the visitor too, and how far it is, once their place is known', async ({ page, sql }) => {
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
    // However many lines the credit takes.
    const locate = await tools(page).getByRole('button', { name: 'Your Location' }).boundingBox();
    const plus = await tools(page).getByRole('button', { name: 'Zoom in' }).boundingBox();
    expect((locate?.y ?? Number.NaN) + (locate?.height ?? 0)).toBeLessThan(plus?.y ?? Number.NaN);
  });

  test('can fail to arrive without taking the page along, and be asked for again', async ({ page, sql }) => {
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
