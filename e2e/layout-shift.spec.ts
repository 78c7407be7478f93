import { expect, test } from './fixtures/test';

for (const path of ['/jobs-near-me?lat=40.713&lng=-74.006', '/search', '/new-york/new-york', '/'])
  test(`nothing on ${path} moves when the fonts arrive`, { tag: '@phone' }, async ({ page }) => {
    const { promise: letGo, resolve } = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/*.woff2', async (route) => {
      held += 1;
      await letGo;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: { value: number; sources: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[])
          shifts.push({
            value: entry.value,
            sources: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Two frames, so that the page is painted with the fallback fonts.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect.poll(() => held).toBeGreaterThan(0);
    resolve();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts,
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02);
  });
