import { beforeEach, expect, test, vi } from 'vitest';
import { cacheTags } from '@/lib/cache/cache-tags';
import { refreshExpiredJobs } from '@/lib/jobs/ended-jobs';
import { givenJob } from '../applications/given.ts';
import { sql } from '../support/sql.ts';

const { refreshed } = vi.hoisted(() => ({ refreshed: new Set<string>() }));
vi.mock('next/cache', async (load) => ({
  ...(await load<object>()),
  revalidateTag: (tag: string) => refreshed.add(tag),
  unstable_cache: <Read>(read: Read) => read,
}));
vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: () => {} }));

beforeEach(() => refreshed.clear());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const lastRun = (minutes: number) =>
  sql`insert into public.scheduled_steps (step, done_until) values ('freshness', ${minutesAgo(minutes)})
    on conflict (step) do update set done_until = excluded.done_until`;

/** As scheduler after scheduler calls it, until there is nothing left. */
async function refreshAll(): Promise<void> {
  while ((await refreshExpiredJobs()) > 0);
}

test('jobs that ended while the scheduler was away are refreshed, with the lists around them, and none twice', async () => {
  // More than one batch.
  const ended = await Promise.all(
    Array.from({ length: 45 }, (_, index) => givenJob({ expires_at: minutesAgo(600 - index) })),
  );
  const open = await givenJob();
  await lastRun(601);
  await refreshAll();
  for (const { id } of ended) expect(refreshed).toContain(cacheTags.job(id));
  expect(refreshed).not.toContain(cacheTags.job(open.id));
  expect(refreshed).toContain(cacheTags.newestJobs);
  expect(refreshed).toContain(cacheTags.listing('california', 'san-francisco', null));
  expect(refreshed).toContain(cacheTags.companyJobs('Foghorn Bakery'));

  refreshed.clear();
  await refreshAll();
  for (const { id } of ended) expect(refreshed).not.toContain(cacheTags.job(id));
});
