import { beforeEach, expect, test, vi } from 'vitest';
import { cacheTags } from '@/lib/cache/cache-tags';
import { revalidateExpiredJobs } from '@/lib/jobs/ended-jobs';
import { createJob } from '../applications/application-fixtures.ts';
import { sql } from '../support/sql.ts';

const { revalidatedTags } = vi.hoisted(() => ({ revalidatedTags: new Set<string>() }));
vi.mock('next/cache', async (load) => ({
  ...(await load<object>()),
  revalidateTag: (tag: string) => revalidatedTags.add(tag),
  unstable_cache: <Read>(read: Read) => read,
}));
vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: () => {} }));

beforeEach(() => revalidatedTags.clear());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const setLastRun = (minutes: number) =>
  sql`insert into public.scheduled_steps (step, completed_until) values ('freshness', ${minutesAgo(minutes)})
    on conflict (step) do update set completed_until = excluded.completed_until`;

/** Runs the step until no jobs are left. */
async function revalidateAll(): Promise<void> {
  while ((await revalidateExpiredJobs()) > 0);
}

test('revalidates jobs that ended while the scheduler was down, and their lists, exactly once', async () => {
  // More than one batch.
  const ended = await Promise.all(
    Array.from({ length: 45 }, (_, index) => createJob({ expires_at: minutesAgo(600 - index) })),
  );
  const open = await createJob();
  await setLastRun(601);
  await revalidateAll();
  for (const { id } of ended) expect(revalidatedTags).toContain(cacheTags.job(id));
  expect(revalidatedTags).not.toContain(cacheTags.job(open.id));
  expect(revalidatedTags).toContain(cacheTags.newestJobs);
  expect(revalidatedTags).toContain(cacheTags.listing('california', 'san-francisco', null));
  expect(revalidatedTags).toContain(cacheTags.companyJobs('Foghorn Bakery'));

  revalidatedTags.clear();
  await revalidateAll();
  for (const { id } of ended) expect(revalidatedTags).not.toContain(cacheTags.job(id));
});
