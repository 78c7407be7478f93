import { expect, test } from './fixtures/test';

for (const path of ['/jobs-near-me?lat=40.713&lng=-74.006', '/search', '/new-york/new-york', '/'])
  test(`loading the fonts does not shift the layout of ${path}`, { tag: '@phone' }, async ({ page }) => {
    const { promise: released, resolve: releaseFonts } = Promise.withResolvers<void>();
    let requestedFonts = 0;
    await page.route('**/*.woff2', async (route) => {
      requestedFonts += 1;
      await released;
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
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect.poll(() => requestedFonts).toBeGreaterThan(0);
    releaseFonts();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts,
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02);
  });
