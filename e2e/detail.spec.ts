import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Locator } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { openHydratedForm } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { type PostedJob, postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

const toTitlePath = (job: PostedJob) => {
  const slug = job.title.toLowerCase().replaceAll(' ', '-');
  return job.path.replace(/[^/]+$/, slug);
};

test.describe('addresses of a job (D7)', () => {
  test('all respond with 200, the same canonical address and headers for a shared cache', async ({
    request,
    sql,
  }) => {
    const job = await postJob(sql);
    const inCity = `/california/san-francisco/${job.slug}`;
    for (const path of [`/job/${job.id}`, `/${job.slug}`, job.path, inCity, toTitlePath(job)]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
      expect(response.headers()['cache-control']).toContain('s-maxage=');
      expect(response.headers()['set-cookie']).toBeUndefined();
      const html = await response.text();
      expect([path, parseCanonicalUrl(html)]).toEqual([path, job.path]);
      const texts = ['Required Skills &amp; Keywords', job.contactEmail, 'noindex'];
      expect([path, ...texts.map((text) => html.includes(text))]).toEqual([path, true, false, false]);
    }
  });

  test('the printed page shows the canonical address and no controls', async ({ page, baseURL, sql }) => {
    const job = await postJob(sql);
    await page.goto(`/job/${job.id}`);
    const address = page.getByText(`This job on the web: ${baseURL}${job.path}`);
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(address).toBeVisible();
    for (const path of [job.path, '/jobs-near-me?lat=40.713&lng=-74.006']) {
      await page.goto(path);
      for (const role of ['button', 'textbox', 'navigation', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      for (const summary of await page.locator('summary').all()) await expect(summary).toBeHidden();
    }
  });

  test('the slug of a title leads to the newest open job with that title in the neighborhood', async ({
    request,
    sql,
  }) => {
    const title = `Dawn Baker ${createMark()}`;
    const first = await postJob(sql, { title });
    const second = await postJob(sql, { title });
    const ended = await postJob(sql, { title, status: 'closed' });
    expect(second.slug).toBe(`${first.slug}-1`);
    // The first job has the title as its slug, so its canonical address does not change.
    expect(await getCanonicalUrl(request, toTitlePath(first))).toBe(first.path);
    expect(ended.slug).toBe(`${first.slug}-2`);
    const olderJob = await postJob(sql, { title, neighborhood: 'Bernal Heights' });
    const newest = await postJob(sql, { title, neighborhood: 'Bernal Heights' });
    expect(await getCanonicalUrl(request, toTitlePath(olderJob))).toBe(newest.path);
  });

  test('addresses with capitals, state codes or spaces redirect permanently to the canonical address', async ({
    request,
    sql,
  }) => {
    const job = await postJob(sql);
    const moved = [
      job.path.toUpperCase(),
      job.path.replace('california', 'ca'),
      job.path.replace('california', 'CA'),
      job.path.replace('mission-district', 'Mission%20District'),
    ];
    for (const path of moved) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 308]);
      expect(response.headers().location).toBe(job.path);
    }
    const byId = await request.get(`/job/${job.id.toUpperCase()}`, { maxRedirects: 0 });
    expect([byId.status(), byId.headers().location]).toEqual([308, `/job/${job.id}`]);
  });

  test('an unknown address responds with 404 and a message that is readable without scripts', async ({
    request,
    sql,
  }) => {
    const job = await postJob(sql);
    // 'Job Not Found' is shown where a job was or could be (D37): for an id, and for any name in a known city.
    const missing = [
      ['/no-such-job-anywhere', 'Page Not Found'],
      ['/wp-login.php', 'Page Not Found'],
      ['/job/1', 'Job Not Found'],
      ['/job/00000000-0000-4000-8000-000000000000', 'Job Not Found'],
      [`/texas/austin/${job.slug}`, 'Job Not Found'],
      [job.path.replace('mission-district', 'soma'), 'Job Not Found'],
      ['/texas/austin/employers', 'Page Not Found'],
      ['/texas/austin/talents/baker', 'Page Not Found'],
      ['/texas/austin/downtown/no-such-job', 'Job Not Found'],
    ] as const;
    for (const [path, heading] of missing) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 404]);
      const html = await response.text();
      const readable = html.slice(0, html.indexOf('<script>self.__next_f'));
      expect([path, readable.includes(`>${heading}</h1>`), readable.includes('href="/search"')]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });
});

test('the page shows the contents of the posting', { tag: '@phone' }, async ({ page, sql }) => {
  const employer = await createEmployer('Corner Bakery and Pastry School of San Francisco');
  const job = await postJob(sql, {
    employer,
    description: 'First paragraph.\n\n- One <b>thing</b>\n- Another\n\nLast words.',
    minimum_age: 16,
    hours_per_week_min: 20,
    hours_per_week_max: 30,
  });
  await page.goto(job.path);
  // The long company name is left out, because a search engine would cut it off.
  await expect(page).toHaveTitle(`${job.title}, Mission District, CA | Doorstep`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  for (const text of [
    '$22 - $26/hr',
    'Full Time',
    '20 to 30 hours a week',
    '16',
    'Today',
    'Night shift',
    'Health insurance',
    '12 Main St, Mission District, San Francisco, California 94110',
  ])
    await expect(main.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'One <b>thing</b>' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'About the company' })).toBeVisible();
});

test("a job page shows the distance from the visitor's chosen place and the name of the place", async ({
  page,
  sql,
}) => {
  const job = await postJob(sql);
  await page.goto('/terms');
  await page.evaluate(() =>
    localStorage.setItem(
      'userLocation',
      JSON.stringify({
        coordinates: { lat: 37.8044, lng: -122.2712 },
        address: { city: 'Oakland', state: 'California', country: 'United States' },
      }),
    ),
  );
  await page.goto(job.path);
  // The great-circle distance (R = 6371 km), calculated separately.
  const card = page.getByRole('region', { name: 'This job at a glance' });
  await expect(card.getByText('13.6 km from Oakland')).toBeVisible();
  // The figure with the map has no distance. Similar jobs show their own.
  await expect(page.locator('figure')).not.toContainText('km from Oakland');
  await expect(
    page
      .getByRole('region', { name: 'Similar jobs nearby' })
      .getByText(/km from Oakland/)
      .first(),
  ).toBeVisible();
});

test('an ended job shows a notice, accepts no application, and links to other jobs', async ({
  page,
  sql,
}) => {
  const yesterday = new Date(Date.now() - 86_400_000);
  await postJob(sql);
  for (const [fields, title] of [
    [{ status: 'closed' }, 'This job is closed'],
    [{ status: 'paused' }, 'This job is paused'],
    [{ expires_at: yesterday }, 'This job has expired'],
  ] as const) {
    const job = await postJob(sql, fields);
    const response = await page.goto(job.path);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('Apply for this job')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { name: 'Open jobs nearby' })).toBeVisible();
  }
  const expired = await postJob(sql, { expires_at: new Date(Date.now() - 15 * 86_400_000) });
  for (const path of [expired.path, `/${expired.slug}`, `/job/${expired.id}`])
    expect((await page.request.get(path)).status()).toBe(404);
});

test('in forced colors mode, a notice has a border and a pressed button is underlined', async ({
  page,
  sql,
}) => {
  const job = await postJob(sql, { status: 'paused' });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(job.path);
  const notice = page.getByText('This job is paused').locator('../..');
  const [background, border, icon, text] = await notice.evaluate((box) => [
    getComputedStyle(box).backgroundColor,
    getComputedStyle(box).borderTopColor,
    getComputedStyle(box.querySelector('svg') ?? box).color,
    getComputedStyle(box).color,
  ]);
  expect(border).not.toBe(background);
  expect(icon).toBe(text);
  await page.goto('/jobs-near-me?lat=40.713&lng=-74.006');
  await expect(page.getByRole('button', { name: 'Both', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test('“Back to jobs” leads to the previous page, or to the jobs nearby if there is none', async ({
  page,
  sql,
}) => {
  const job = await postJob(sql);
  await page.goto(job.path);
  const back = page.getByRole('link', { name: 'Back to jobs' });
  await expect(back).toHaveAttribute('href', '/jobs-near-me');
  const similar = page.getByRole('region', { name: 'Similar jobs nearby' }).getByRole('link').first();
  const title = (await similar.textContent()) ?? '';
  await similar.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  // A jump within the page is a history entry, but not a page to return to.
  await page.evaluate(() => window.location.assign('#apply'));
  await expect(page).toHaveURL(/#apply$/);
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
});

test('Back returns to a job after a link within its page was used', async ({ page, sql }) => {
  const job = await postJob(sql);
  await openHydratedForm(page, job.path);
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  const similar = page.getByRole('region', { name: 'Similar jobs nearby' }).getByRole('link').first();
  const title = (await similar.textContent()) ?? '';
  await similar.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: '@phone-only',
  }, () => {
    test.use({ javaScriptEnabled });

    test('the apply bar stays at the bottom of the screen while the form is out of view', async ({
      page,
      sql,
    }) => {
      const job = await postJob(sql);
      await page.goto(job.path);
      const bar = page.getByRole('region', { name: 'This job at a glance' });
      const apply = page.locator('summary', { hasText: 'Apply for this job' });
      await apply.scrollIntoViewIfNeeded();
      await expect(bar).toBeHidden();

      // The focused element and the end of the page are above the bar (WCAG 2.4.11).
      for (const name of ['GeoNames', 'OpenStreetMap contributors']) {
        const link = page.getByRole('contentinfo').getByRole('link', { name });
        await link.focus();
        await expect(bar).toBeVisible();
        await expect(async () =>
          expect(await getBottom(link)).toBeLessThanOrEqual(await getTop(bar)),
        ).toPass();
      }
      await expect(bar.getByRole('button', { name: `Save ${job.title}` })).toBeVisible({
        visible: javaScriptEnabled,
      });

      await bar.getByRole('link', { name: 'Apply' }).click();
      await expect(apply).toBeInViewport();
      await expect(bar).toBeHidden();
      await expect(page.locator('.apply-bar :is(a, button)').filter({ visible: true })).toHaveCount(0);
      // Without a script the browser opens the details element around a link's target.
      await expect(page.getByLabel('Full name')).toBeVisible();
    });
  });

test('on a phone the offline notice is above the apply bar, and the bar links to a sent application', {
  tag: '@phone-only',
}, async ({ page, context, sql, axe }) => {
  const job = await postJob(sql);
  await page.goto(job.path);
  const bar = page.getByRole('region', { name: 'This job at a glance' });
  const credit = page.getByRole('contentinfo').getByRole('link', { name: 'GeoNames' });
  await credit.focus();
  await expect(bar).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText('You’re offline.');
  await expect(notice).toBeVisible();
  expect(await getBottom(notice)).toBeLessThanOrEqual(await getTop(bar));
  await context.setOffline(false);

  await page.evaluate((id) => localStorage.setItem('appliedJobs', JSON.stringify([id])), job.id);
  await page.reload();
  await credit.focus();
  await expect(bar.getByRole('link', { name: 'You applied for this job · See status' })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(1);
  await axe();
});

test('on a phone the apply bar has one line at 200% text size', { tag: '@phone-only' }, async ({
  page,
  sql,
}) => {
  const job = await postJob(sql);
  await page.goto(job.path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'GeoNames' }).focus();
  const bar = page.getByRole('region', { name: 'This job at a glance' });
  const apply = await bar.getByRole('link', { name: 'Apply' }).boundingBox();
  const box = await bar.boundingBox();
  expect(apply?.height).toBeLessThanOrEqual(96);
  expect(box?.height).toBeLessThanOrEqual(144);
  expect(apply?.width).toBeGreaterThan(200);
});

test('on a wide screen the card with the apply and save buttons stays in view', async ({
  page,
  sql,
  axe,
}) => {
  const description = Array.from({ length: 60 }, (_, line) => `Line ${line} of a long description.`).join(
    '\n\n',
  );
  const job = await postJob(sql, { description });
  await page.goto(job.path);
  const card = page.getByRole('region', { name: 'This job at a glance' });
  const apply = card.getByRole('link', { name: 'Apply for this job' });
  await expect(card.getByText('$22 - $26/hr')).toBeVisible();
  await page.getByText('Line 50 of').scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('button', { name: `Save ${job.title}` })).toBeInViewport({ ratio: 1 });
  await apply.click();
  await expect(page.getByLabel('Full name')).toBeInViewport();
  await expect(apply).toBeInViewport({ ratio: 1 });
  // The status replaces the apply button without a layout shift.
  const before = await card.boundingBox();
  await page.evaluate(
    (id) => localStorage.setItem('appliedJobs', JSON.stringify([[id, '2026-11-18T12:00:00Z']])),
    job.id,
  );
  await page.reload();
  await expect(card.getByRole('link', { name: 'You applied on Nov 18 · See status' })).toBeVisible();
  expect((await card.boundingBox())?.height).toBe(before?.height);
  await axe();
});

test('opening a job from a list focuses its title, and Back focuses its card', async ({ page, sql }) => {
  const job = await postJob(sql);
  await page.goto(`/search?q=${encodeURIComponent(job.title)}`);
  const link = page.getByRole('main').getByRole('link', { name: job.title, exact: true });
  await link.click();
  const title = page.getByRole('heading', { level: 1, name: job.title });
  await expect(title).toBeFocused();
  // A mouse user sees no focus outline.
  await expect(title).toHaveCSS('outline-style', 'none');
  await page.goBack();
  await expect(link).toBeFocused();
});

const getTop = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
const getBottom = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('the schedule of a job is a table of days and hours', async ({ page, sql }) => {
  const job = await postJob(sql, { schedule: ['mon-morning', 'tue-morning', 'sat-night'] });
  await page.goto(job.path);
  const week = page.getByRole('table', { name: /Monday and Tuesday: morning/ });
  await expect(week.getByRole('columnheader')).toHaveCount(7);
  await expect(week.getByText('Saturday: night')).toBeVisible();
  for (const [part, days] of [
    ['morning', 'yes,yes,,,,,'],
    ['night', ',,,,,yes,'],
  ] as const)
    expect((await week.getByRole('row', { name: part }).getByRole('cell').allTextContents()).join()).toBe(
      days,
    );
});

test('the page of a job loads at most 50 kB of scripts besides the framework', async ({ request, sql }) => {
  const html = await (await request.get((await postJob(sql)).path)).text();
  const tags = html.match(/<script[^>]* src="[^"]+"[^>]*>/g) ?? [];
  const paths = new Set(
    tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? ''),
  );
  const ours: { path: string; bytes: number }[] = [];
  for (const path of paths) {
    const code = await (await request.get(path)).text();
    if (!frameworkMarks.some((mark) => code.includes(mark)))
      ours.push({ path, bytes: gzipSync(code, { level: 9 }).byteLength });
  }
  expect(paths.size - ours.length).toBeGreaterThanOrEqual(4);
  const total = ours.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(ours)).toBeLessThanOrEqual(50_000);
});

/** Strings that occur only in the chunks of React and Next.js, which every page loads. */
const frameworkMarks = ['react.transitional.element', 'ClientPageRoot', 'TURBOPACK_NEXT_CHUNK_URLS'];

const getCanonicalUrl = async (request: APIRequestContext, path: string) =>
  parseCanonicalUrl(await (await request.get(path)).text());

function parseCanonicalUrl(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href && new URL(href).pathname;
}

test('a title with dollar signs is shown unchanged', async ({ page, sql }) => {
  const title = `Host, earn $$ tips $& $' ${createMark()}`;
  const job = await postJob(sql, { title });
  await page.goto(`/job/${job.id}`);
  await expect(page).toHaveTitle(/^Host, earn \$\$ tips \$& \$'/);
});
