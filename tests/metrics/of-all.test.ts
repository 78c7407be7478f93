import { expect, test, vi } from 'vitest';
import { type Figures, figures, metrics, writeMetrics } from '@/lib/metrics';

test("several processes are counted together, and what is everybody's is said once", async () => {
  metrics.postings.inc(2);
  metrics.outbox.set({ when: 'due' }, 7);
  const other: Figures = structuredClone(await figures());
  const { text } = await writeMetrics([other]);
  expect(text).toMatch(/^doorstep_postings_total 4$/m);
  expect(text).toMatch(/^doorstep_outbox_emails\{when="due"\} 7$/m);
});

test('a process that another has asked for its figures tells them to Prometheus as well', async () => {
  await figures();
  // The page is bundled apart from what answers the other process; both count into one registry.
  vi.resetModules();
  const page = await import('@/lib/metrics');
  expect((await page.writeMetrics()).text).toMatch(/^process_cpu_user_seconds_total \S+$/m);
});
