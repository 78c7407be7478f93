// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { browserActions } from '@/components/saved/jobs/saved-job-actions';
import { SavedJobList } from '@/components/saved/jobs/saved-job-list';
import { succeed } from '@/lib/result';
import type { SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';
import { buildSnapshot } from './saved-job-snapshot';

vi.mock('next/navigation', () => ({ unstable_rethrow: () => {} }));

const snapshots = ['Baker', 'Cook', 'Waiter'].map((title) => buildSnapshot({ title }));
const actions = { ...browserActions, remove: async () => succeed(null), restore: async () => null };
const list = (jobs: readonly SavedJobSnapshot[]) => (
  <SavedJobList jobs={jobs} getFacts={() => 'unknown'} page={1} total={jobs.length} actions={actions} />
);

test('a removed job keeps its place and Undo button when the list is refreshed', async () => {
  const { host, rerender, click, button } = await render(list(snapshots));
  await click('Remove Cook');
  await waitFor(() => button('Undo: keep Cook'));
  await rerender(list(snapshots.filter(({ title }) => title !== 'Cook')));
  const rows = [...host.querySelectorAll('ul[aria-label="Saved jobs"] > li')];
  expect(rows).toHaveLength(3);
  expect(rows[1]?.contains(button('Undo: keep Cook'))).toBe(true);
  await click('Undo: keep Cook');
  await waitFor(() => button('Remove Cook'));
});

test('the only job keeps its Undo button when the list is refreshed', async () => {
  const { rerender, click, button } = await render(list(snapshots.slice(0, 1)));
  await click('Remove Baker');
  await waitFor(() => button('Undo: keep Baker'));
  await rerender(list([]));
  expect(button('Undo: keep Baker').isConnected).toBe(true);
});
