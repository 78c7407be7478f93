import { expect, test } from 'vitest';
import { type Figures, figures, metrics, writeMetrics } from '@/lib/metrics';

test("several processes are counted together, and what is everybody's is said once", async () => {
  metrics.postings.inc(2);
  metrics.outbox.set({ when: 'due' }, 7);
  const other: Figures = structuredClone(await figures());
  const { text } = await writeMetrics([other]);
  expect(text).toMatch(/^doorstep_postings_total 4$/m);
  expect(text).toMatch(/^doorstep_outbox_emails\{when="due"\} 7$/m);
});
