// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobList } from '@/components/cards/job-list';
import { savedInBrowser, storeInBrowser } from '@/components/saved/jobs/browser-store';
import { learnHidden, seeInBrowser, seenInBrowser } from '@/components/saved/seen/seen-jobs';
import { SyncWithAccount } from '@/components/saved/sync-with-account';
import { fail, succeed } from '@/lib/result';
import * as actions from '@/lib/saved/seen/actions';
import { mostSeenJobs } from '@/lib/saved/seen/seen-job';
import { listedJob } from '../support/listed-job';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

const session = vi.hoisted(() => ({ is: 'visitor' }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ ...session }) }));
vi.mock('@/lib/saved/seen/actions', () => ({ keepSeenJobs: vi.fn(), forgetSeenJobs: vi.fn() }));
vi.mock('@/components/saved/jobs/account-store', () => ({
  useAccountJob: () => undefined,
  forgetAccountJobs: () => {},
}));

const [bakery, cafe] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const jobs = [listedJob(bakery, { title: 'Baker' }), listedJob(cafe, { title: 'Barista' })];
const notBaker = 'Not for me: Baker at Corner';

let leave = async () => {};
afterEach(() => leave());

/** The list as it is for this visitor. */
async function show(is: 'visitor' | 'asking' | 'signed-in') {
  session.is = is;
  const page = await render(
    <>
      <JobList jobs={jobs} />
      <SyncWithAccount />
    </>,
  );
  leave = page.leave;
  const item = (id: string) => page.host.querySelector<HTMLElement>(`[data-job-id="${id}"]`)?.closest('li');
  return { ...page, item, count: () => page.host.querySelector('li.job-hidden')?.textContent };
}
const hiddenInBrowser = () =>
  seenInBrowser().flatMap(({ kind, jobId }) => (kind === 'hidden' ? [jobId] : []));

/** What the account says now of the bakery's job. */
const learn = (hidden: string[]) => act(async () => learnHidden([bakery], hidden, performance.now()));

beforeEach(() => {
  vi.mocked(actions.keepSeenJobs).mockReset().mockResolvedValue(succeed(undefined));
  vi.mocked(actions.forgetSeenJobs).mockReset().mockResolvedValue(succeed(undefined));
  window.localStorage.clear();
});

test('a hidden job leaves a line with the way back, where the focus goes, and comes back by it', async () => {
  const { click, button, item, host } = await show('visitor');
  await click(notBaker);
  expect(item(bakery)?.dataset.hidden).toBe('now');
  expect(document.activeElement).toBe(button('Undo: show Baker again'));
  expect(hiddenInBrowser()).toEqual([bakery]);
  await click('Undo: show Baker again');
  expect(item(bakery)?.dataset.hidden).toBeUndefined();
  expect(document.activeElement).toBe(button(notBaker));
  expect(hiddenInBrowser()).toEqual([]);
  expect(host.querySelector('.job-hidden')).toBeNull();
});

test('a hidden job is no longer saved, and Undo brings both back with the note', async () => {
  const saved = {
    jobId: bakery,
    title: 'Baker',
    companyName: 'Corner',
    savedAt: '2026-01-01T00:00:00.000Z',
    note: 'Call',
    notedAt: '2026-01-02T00:00:00.000Z',
  };
  storeInBrowser([saved]);
  const { click, host } = await show('visitor');
  await click(notBaker);
  expect(host.querySelector('.job-hidden')?.textContent).toContain('Hidden and no longer saved: Baker');
  expect(savedInBrowser()).toEqual([]);
  await click('Undo: show Baker again');
  expect(savedInBrowser()).toEqual([saved]);
  expect(hiddenInBrowser()).toEqual([]);
});

test('a browser that stores nothing says so, and the job stays', async () => {
  const said: string[] = [];
  window.addEventListener(
    'doorstep:toast',
    (event) => said.push((event as CustomEvent<{ message: string }>).detail.message),
    { once: true },
  );
  const { click, item } = await show('visitor');
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await click(notBaker);
  refused.mockRestore();
  expect(said).toEqual(['This browser doesn’t let us store anything, so we can’t hide jobs.']);
  expect(item(bakery)?.dataset.hidden).toBeUndefined();
});

test('what was hidden before is out of the list, counted, and shown when asked', async () => {
  seeInBrowser('hidden', bakery, 'Baker');
  const { click, item, count, host } = await show('visitor');
  expect(item(bakery)?.dataset.hidden).toBe('before');
  expect(item(cafe)?.dataset.hidden).toBeUndefined();
  expect(count()).toBe('1 hidden job here Show');
  await click('Show');
  expect(host.querySelector('.job-list')?.hasAttribute('data-shows-hidden')).toBe(true);
  expect(count()).toBe('1 hidden job here Hide again');
  await click(notBaker);
  expect(count()).toBeUndefined();
  expect(hiddenInBrowser()).toEqual([]);
});

test('signing in brings what a browser kept to the account, once', async () => {
  seeInBrowser('viewed', cafe, 'Barista');
  seeInBrowser('hidden', bakery, 'Baker');
  await show('signed-in');
  await waitFor(() => expect(seenInBrowser().every(({ isSent }) => isSent)).toBe(true));
  expect(actions.keepSeenJobs).toHaveBeenCalledTimes(1);
  expect(vi.mocked(actions.keepSeenJobs).mock.calls[0]?.[0]).toMatchObject([
    { kind: 'hidden', jobId: bakery, title: 'Baker' },
    { kind: 'viewed', jobId: cafe, title: 'Barista' },
  ]);
});

test('the account hears of it also while it is asked who this is, and what it said before comes too late', async () => {
  const askedAt = performance.now();
  const { click } = await show('asking');
  await learn([bakery]);
  await click(notBaker);
  expect(actions.forgetSeenJobs).toHaveBeenCalledWith({ kind: 'hidden', jobId: bakery });
  await act(async () => learnHidden([bakery], [bakery], askedAt));
  expect(hiddenInBrowser()).toEqual([]);
  await act(async () => vi.mocked(actions.forgetSeenJobs).mock.results[0]?.value);
  await act(async () => learnHidden([bakery], [bakery], askedAt));
  expect(hiddenInBrowser()).toEqual([]);
});

test('a job that is hidden once more stays hidden', async () => {
  const { button } = await show('asking');
  await learn([bakery]);
  await act(async () => button(notBaker).click());
  await act(async () => button(notBaker).click());
  await act(async () => vi.mocked(actions.forgetSeenJobs).mock.results[0]?.value);
  expect(hiddenInBrowser()).toEqual([bakery]);
});

test('a job stays hidden where the account does not take it back', async () => {
  vi.mocked(actions.forgetSeenJobs).mockResolvedValue(fail('Away.'));
  const { click } = await show('signed-in');
  await learn([bakery]);
  await click(notBaker);
  await waitFor(() => expect(hiddenInBrowser()).toEqual([bakery]));
});

test('an answer that is lost makes no one hide a job again: the account is asked, and decides', async () => {
  vi.mocked(actions.forgetSeenJobs).mockRejectedValue(new TypeError('Failed to fetch'));
  const { click } = await show('signed-in');
  await learn([bakery]);
  await click(notBaker);
  await waitFor(() => expect(hiddenInBrowser()).toEqual([bakery]));
  expect(actions.keepSeenJobs).not.toHaveBeenCalled();
  await learn([]);
  expect(hiddenInBrowser()).toEqual([]);
});

test('another device’s word counts for what the account has, not for what waits to be sent', () => {
  seeInBrowser('hidden', bakery, 'Baker');
  learnHidden([bakery, cafe], [cafe], performance.now());
  expect(hiddenInBrowser().toSorted()).toEqual([bakery, cafe]);
  learnHidden([bakery, cafe], [], performance.now());
  expect(hiddenInBrowser()).toEqual([bakery]);
});

test('the newest of each kind are kept, and what somebody has written into the storage is left out', () => {
  for (let count = 0; count <= mostSeenJobs.viewed; count += 1)
    seeInBrowser('viewed', `${String(count).padStart(8, '0')}-1111-4111-8111-111111111111`, 'Baker');
  expect(seenInBrowser()).toHaveLength(mostSeenJobs.viewed);
  expect(seenInBrowser().at(-1)?.jobId).toMatch(/^00000001/);
  window.localStorage.setItem('seenJobs', '[null, {"kind":"hidden","jobId":"<b>"}, 3]');
  expect(seenInBrowser()).toEqual([]);
});
