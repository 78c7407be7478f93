// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { savedInBrowser, storeInBrowser } from '@/components/saved/jobs/browser-store';
import { accountActions } from '@/components/saved/jobs/saved-job-actions';
import { fail, succeed } from '@/lib/result';
import type { SavedCopy } from '@/lib/saved/jobs/saved-job';

const { removeSavedJob } = vi.hoisted(() => ({ removeSavedJob: vi.fn() }));
vi.mock('@/lib/saved/jobs/actions', () => ({ removeSavedJob, saveJobs: vi.fn(), noteSavedJob: vi.fn() }));

const copy: SavedCopy = {
  jobId: '7b0c2f6e-7d5c-4a6e-9d6b-2f1a3c4d5e6f',
  title: 'Baker',
  companyName: 'Corner Bakery',
  savedAt: '2026-01-01T00:00:00.000Z',
  note: 'Ask about Sundays',
  notedAt: '2026-01-02T00:00:00.000Z',
};
const remove = () => {
  const form = new FormData();
  form.set('jobId', copy.jobId);
  return accountActions.remove(null, form);
};

beforeEach(() => {
  storeInBrowser([copy]);
});

test('a job removed from the account is not brought back by what the browser kept', async () => {
  let kept: readonly SavedCopy[] = [copy];
  removeSavedJob.mockImplementation(async () => {
    // What a merge that begins by now would take along.
    kept = savedInBrowser();
    return succeed(copy);
  });
  expect(await remove()).toEqual(succeed(copy));
  expect(kept).toEqual([]);
  expect(savedInBrowser()).toEqual([]);
});

test.each([
  ['is refused', async () => fail('We couldn’t remove it.')],
  ['reaches nobody', () => Promise.reject(new Error('The connection is lost.'))],
])('a removal that %s leaves the browser its copy', async (_how, answer) => {
  removeSavedJob.mockImplementation(answer);
  await remove().catch(() => {});
  expect(savedInBrowser()).toEqual([copy]);
});
