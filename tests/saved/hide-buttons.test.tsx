// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobList } from '@/components/cards/job-list';
import { getBrowserSavedJobs, setBrowserSavedJobs } from '@/components/saved/jobs/browser-store';
import {
  addBrowserSeenJob,
  getBrowserSeenJobs,
  mergeAccountHiddenJobs,
} from '@/components/saved/seen/seen-jobs';
import { SyncWithAccount } from '@/components/saved/sync-with-account';
import { fail, succeed } from '@/lib/result';
import * as actions from '@/lib/saved/seen/actions';
import { maxSeenJobs } from '@/lib/saved/seen/seen-job';
import { createJobSummary } from '../support/job-summary';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';
import { buildSnapshot } from './saved-job-snapshot';

const session = vi.hoisted(() => ({ status: 'visitor' }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ ...session }) }));
vi.mock('@/lib/saved/seen/actions', () => ({ saveSeenJobs: vi.fn(), deleteSeenJobs: vi.fn() }));
vi.mock('@/components/saved/jobs/account-store', () => ({
  useAccountJob: () => undefined,
  clearAccountJobs: () => {},
}));

const [bakery, cafe] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const jobs = [createJobSummary(bakery, { title: 'Baker' }), createJobSummary(cafe, { title: 'Barista' })];
const notBaker = 'Not for me: Baker at Corner';

let unmount = async () => {};
afterEach(() => unmount());

async function renderList(status: 'visitor' | 'loading' | 'signed-in') {
  session.status = status;
  const page = await render(
    <>
      <JobList jobs={jobs} />
      <SyncWithAccount />
    </>,
  );
  unmount = page.unmount;
  const item = (id: string) => page.host.querySelector<HTMLElement>(`[data-job-id="${id}"]`)?.closest('li');
  return { ...page, item, getHiddenLine: () => page.host.querySelector('li.job-hidden')?.textContent };
}
const listHiddenInBrowser = () =>
  getBrowserSeenJobs().flatMap(({ kind, jobId }) => (kind === 'hidden' ? [jobId] : []));

/** Merges the account's response to a request about only the bakery's job. */
const mergeHidden = (hidden: string[]) =>
  act(async () => mergeAccountHiddenJobs([bakery], hidden, performance.now()));

beforeEach(() => {
  vi.mocked(actions.saveSeenJobs).mockReset().mockResolvedValue(succeed(undefined));
  vi.mocked(actions.deleteSeenJobs).mockReset().mockResolvedValue(succeed(undefined));
  window.localStorage.clear();
});

test('hiding a job focuses its Undo button, and Undo restores the job and the focus', async () => {
  const { click, button, item, host } = await renderList('visitor');
  await click(notBaker);
  expect(item(bakery)?.dataset.hidden).toBe('now');
  expect(document.activeElement).toBe(button('Undo: show Baker again'));
  expect(listHiddenInBrowser()).toEqual([bakery]);
  await click('Undo: show Baker again');
  expect(item(bakery)?.dataset.hidden).toBeUndefined();
  expect(document.activeElement).toBe(button(notBaker));
  expect(listHiddenInBrowser()).toEqual([]);
  expect(host.querySelector('.job-hidden')).toBeNull();
});

test('hiding a saved job unsaves it, and Undo saves it again with its note', async () => {
  const saved = buildSnapshot({ jobId: bakery, note: 'Call', notedAt: '2026-01-02T00:00:00.000Z' });
  setBrowserSavedJobs([saved]);
  const { click, host } = await renderList('visitor');
  await click(notBaker);
  expect(host.querySelector('.job-hidden')?.textContent).toContain('Hidden and no longer saved: Baker');
  expect(getBrowserSavedJobs()).toEqual([]);
  await click('Undo: show Baker again');
  expect(getBrowserSavedJobs()).toEqual([saved]);
  expect(listHiddenInBrowser()).toEqual([]);
});

test('shows an error and keeps the job if the browser blocks storage', async () => {
  const toasts: string[] = [];
  window.addEventListener(
    'doorstep:toast',
    (event) => toasts.push((event as CustomEvent<{ message: string }>).detail.message),
    { once: true },
  );
  const { click, item } = await renderList('visitor');
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await click(notBaker);
  storage.mockRestore();
  expect(toasts).toEqual(['This browser doesn’t let us store anything, so we can’t hide jobs.']);
  expect(item(bakery)?.dataset.hidden).toBeUndefined();
});

test('omits and counts jobs that were hidden before, and shows them on click', async () => {
  addBrowserSeenJob('hidden', bakery, 'Baker');
  const { click, item, getHiddenLine, host } = await renderList('visitor');
  expect(item(bakery)?.dataset.hidden).toBe('before');
  expect(item(cafe)?.dataset.hidden).toBeUndefined();
  expect(getHiddenLine()).toBe('1 hidden job here Show');
  await click('Show');
  expect(host.querySelector('.job-list')?.hasAttribute('data-shows-hidden')).toBe(true);
  expect(getHiddenLine()).toBe('1 hidden job here Hide again');
  await click(notBaker);
  expect(getHiddenLine()).toBeUndefined();
  expect(listHiddenInBrowser()).toEqual([]);
});

test('signing in sends the browser’s viewed and hidden jobs to the account once', async () => {
  addBrowserSeenJob('viewed', cafe, 'Barista');
  addBrowserSeenJob('hidden', bakery, 'Baker');
  await renderList('signed-in');
  await waitFor(() => expect(getBrowserSeenJobs().every(({ isSent }) => isSent)).toBe(true));
  expect(actions.saveSeenJobs).toHaveBeenCalledTimes(1);
  expect(vi.mocked(actions.saveSeenJobs).mock.calls[0]?.[0]).toMatchObject([
    { kind: 'hidden', jobId: bakery, title: 'Baker' },
    { kind: 'viewed', jobId: cafe, title: 'Barista' },
  ]);
});

test('unhides a job while the session is loading, and ignores an earlier response', async () => {
  const requestedAt = performance.now();
  const { click } = await renderList('loading');
  await mergeHidden([bakery]);
  await click(notBaker);
  expect(actions.deleteSeenJobs).toHaveBeenCalledWith({ kind: 'hidden', jobId: bakery });
  await act(async () => mergeAccountHiddenJobs([bakery], [bakery], requestedAt));
  expect(listHiddenInBrowser()).toEqual([]);
  await act(async () => vi.mocked(actions.deleteSeenJobs).mock.results[0]?.value);
  await act(async () => mergeAccountHiddenJobs([bakery], [bakery], requestedAt));
  expect(listHiddenInBrowser()).toEqual([]);
});

test('a job that is hidden again while unhiding is pending stays hidden', async () => {
  const { button } = await renderList('loading');
  await mergeHidden([bakery]);
  await act(async () => button(notBaker).click());
  await act(async () => button(notBaker).click());
  await act(async () => vi.mocked(actions.deleteSeenJobs).mock.results[0]?.value);
  expect(listHiddenInBrowser()).toEqual([bakery]);
});

test('a job stays hidden if the account rejects unhiding it', async () => {
  vi.mocked(actions.deleteSeenJobs).mockResolvedValue(fail('Away.'));
  const { click } = await renderList('signed-in');
  await mergeHidden([bakery]);
  await click(notBaker);
  await waitFor(() => expect(listHiddenInBrowser()).toEqual([bakery]));
});

test('a job is hidden again if the request to unhide it got no response, until the account returns its state', async () => {
  vi.mocked(actions.deleteSeenJobs).mockRejectedValue(new TypeError('Failed to fetch'));
  const { click } = await renderList('signed-in');
  await mergeHidden([bakery]);
  await click(notBaker);
  await waitFor(() => expect(listHiddenInBrowser()).toEqual([bakery]));
  expect(actions.saveSeenJobs).not.toHaveBeenCalled();
  await mergeHidden([]);
  expect(listHiddenInBrowser()).toEqual([]);
});

test('changes from another device apply to jobs that were sent to the account, but not to unsent jobs', () => {
  addBrowserSeenJob('hidden', bakery, 'Baker');
  mergeAccountHiddenJobs([bakery, cafe], [cafe], performance.now());
  expect(listHiddenInBrowser().toSorted()).toEqual([bakery, cafe]);
  mergeAccountHiddenJobs([bakery, cafe], [], performance.now());
  expect(listHiddenInBrowser()).toEqual([bakery]);
});

test('keeps the latest 30 viewed jobs and ignores invalid storage', () => {
  for (let count = 0; count <= maxSeenJobs.viewed; count += 1)
    addBrowserSeenJob('viewed', `${String(count).padStart(8, '0')}-1111-4111-8111-111111111111`, 'Baker');
  expect(getBrowserSeenJobs()).toHaveLength(maxSeenJobs.viewed);
  expect(getBrowserSeenJobs().at(-1)?.jobId).toMatch(/^00000001/);
  window.localStorage.setItem('seenJobs', '[null, {"kind":"hidden","jobId":"<b>"}, 3]');
  expect(getBrowserSeenJobs()).toEqual([]);
});
