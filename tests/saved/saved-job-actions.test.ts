// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { getBrowserSavedJobs, setBrowserSavedJobs } from '@/components/saved/jobs/browser-store';
import { accountActions } from '@/components/saved/jobs/saved-job-actions';
import { fail, succeed } from '@/lib/result';
import type { SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { buildSnapshot } from './saved-job-snapshot';

const { removeSavedJob } = vi.hoisted(() => ({ removeSavedJob: vi.fn() }));
vi.mock('@/lib/saved/jobs/actions', () => ({
  removeSavedJob,
  saveJobs: vi.fn(),
  updateSavedJobNote: vi.fn(),
}));

const snapshot = buildSnapshot({ note: 'Ask about Sundays', notedAt: '2026-01-02T00:00:00.000Z' });
const remove = () => {
  const form = new FormData();
  form.set('jobId', snapshot.jobId);
  return accountActions.remove(null, form);
};

beforeEach(() => {
  setBrowserSavedJobs([snapshot]);
});

test('removing a job from the account also removes it from the browser', async () => {
  let mergedJobs: readonly SavedJobSnapshot[] = [snapshot];
  removeSavedJob.mockImplementation(async () => {
    // The jobs that a concurrent merge would send.
    mergedJobs = getBrowserSavedJobs();
    return succeed(snapshot);
  });
  expect(await remove()).toEqual(succeed(snapshot));
  expect(mergedJobs).toEqual([]);
  expect(getBrowserSavedJobs()).toEqual([]);
});

test.each([
  ['is rejected', async () => fail('We couldn’t remove it.')],
  ['loses the connection', () => Promise.reject(new Error('The connection is lost.'))],
])('a removal that %s leaves the job in the browser', async (_failure, respond) => {
  removeSavedJob.mockImplementation(respond);
  await remove().catch(() => {});
  expect(getBrowserSavedJobs()).toEqual([snapshot]);
});
