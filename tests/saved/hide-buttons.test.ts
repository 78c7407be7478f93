// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardsMarkup } from '@/components/cards/card-markup';
import { learnHidden, seeInBrowser, seenInBrowser } from '@/components/jobs/seen-jobs';
import { connectHideButtons } from '@/components/saved/seen/connect-hide-buttons';
import { fail, succeed } from '@/lib/result';
import * as actions from '@/lib/saved/seen/actions';
import { mostSeenJobs } from '@/lib/saved/seen/seen-job';
import { cardRowOf } from '../support/card-row';
import { waitFor } from '../support/wait-for';

vi.mock('@/lib/saved/seen/actions', () => ({ keepSeenJobs: vi.fn(), forgetSeenJobs: vi.fn() }));

const [bakery, cafe] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
let connected: ReturnType<typeof connectHideButtons> | undefined;

const card = (id: string, title: string) =>
  cardsMarkup([cardRowOf(id, { title, company: 'Corner', km: 1.4 })], 'h3');
const item = (id: string) => document.querySelector<HTMLElement>(`[data-job-id="${id}"]`)?.closest('li');
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`There is no button '${name}'.`);
  return found;
};
const hiddenInBrowser = () =>
  seenInBrowser().flatMap(({ kind, jobId }) => (kind === 'hidden' ? [jobId] : []));

/** What the account says now of the bakery's job. */
const learn = (hidden: string[]) => learnHidden([bakery], hidden, performance.now());

beforeEach(() => {
  vi.mocked(actions.keepSeenJobs).mockReset().mockResolvedValue(succeed(undefined));
  vi.mocked(actions.forgetSeenJobs).mockReset().mockResolvedValue(succeed(undefined));
  window.localStorage.clear();
  document.body.innerHTML = `<ul class="job-list">${card(bakery, 'Baker')}${card(cafe, 'Barista')}</ul>`;
});
afterEach(() => connected?.stop());

test('a hidden job leaves a line with the way back, where the focus goes, and comes back by it', () => {
  connected = connectHideButtons('visitor');
  button('Not for me: Baker at Corner').click();
  expect(item(bakery)?.dataset.hidden).toBe('now');
  expect(document.activeElement).toBe(button('Undo: show Baker again'));
  expect(hiddenInBrowser()).toEqual([bakery]);
  document.querySelector<HTMLElement>('p.job-hidden button')?.click();
  expect(item(bakery)?.dataset.hidden).toBeUndefined();
  expect(document.activeElement).toBe(button('Not for me: Baker at Corner'));
  expect(hiddenInBrowser()).toEqual([]);
  expect(document.querySelector('.job-hidden')).toBeNull();
});

test('what was hidden before is out of the list, counted, and shown when asked', () => {
  seeInBrowser('hidden', bakery, 'Baker');
  connected = connectHideButtons('visitor');
  expect(item(bakery)?.dataset.hidden).toBe('before');
  expect(item(cafe)?.dataset.hidden).toBeUndefined();
  expect(document.querySelector('li.job-hidden')?.textContent).toBe('1 hidden job here Show');
  button('Show').click();
  expect(document.querySelector('.job-list')?.hasAttribute('data-shows-hidden')).toBe(true);
  expect(document.activeElement).toBe(button('Hide again'));
  button('Not for me: Baker at Corner').click();
  expect(document.querySelector('li.job-hidden')).toBeNull();
  expect(hiddenInBrowser()).toEqual([]);
});

test('cards that come later are looked at, and nothing is touched twice', async () => {
  seeInBrowser('hidden', cafe, 'Barista');
  connected = connectHideButtons('visitor');
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(document.body, { childList: true, attributes: true, subtree: true });
  connected.paint();
  await Promise.resolve();
  expect(changes).toEqual([]);
  watcher.disconnect();
});

test('signing in brings what a browser kept to the account, once', async () => {
  seeInBrowser('viewed', cafe, 'Barista');
  seeInBrowser('hidden', bakery, 'Baker');
  connected = connectHideButtons('signed-in');
  await waitFor(() => expect(seenInBrowser().every(({ isSent }) => isSent)).toBe(true));
  expect(actions.keepSeenJobs).toHaveBeenCalledTimes(1);
  expect(vi.mocked(actions.keepSeenJobs).mock.calls[0]?.[0]).toMatchObject([
    { kind: 'hidden', jobId: bakery, title: 'Baker' },
    { kind: 'viewed', jobId: cafe, title: 'Barista' },
  ]);
});

test('the account hears of it also while it is asked who this is, and what it said before comes too late', async () => {
  const askedAt = performance.now();
  learn([bakery]);
  connected = connectHideButtons('asking');
  button('Not for me: Baker at Corner').click();
  expect(actions.forgetSeenJobs).toHaveBeenCalledWith({ kind: 'hidden', jobId: bakery });
  learnHidden([bakery], [bakery], askedAt);
  expect(hiddenInBrowser()).toEqual([]);
  await vi.mocked(actions.forgetSeenJobs).mock.results[0]?.value;
  learnHidden([bakery], [bakery], askedAt);
  expect(hiddenInBrowser()).toEqual([]);
});

test('a job that is hidden once more stays hidden', async () => {
  learn([bakery]);
  connected = connectHideButtons('asking');
  button('Not for me: Baker at Corner').click();
  button('Not for me: Baker at Corner').click();
  await vi.mocked(actions.forgetSeenJobs).mock.results[0]?.value;
  await Promise.resolve();
  expect(hiddenInBrowser()).toEqual([bakery]);
});

test('a job stays hidden where the account does not take it back', async () => {
  vi.mocked(actions.forgetSeenJobs).mockResolvedValue(fail('Away.'));
  learn([bakery]);
  connected = connectHideButtons('signed-in');
  button('Not for me: Baker at Corner').click();
  expect(hiddenInBrowser()).toEqual([]);
  await waitFor(() => expect(hiddenInBrowser()).toEqual([bakery]));
});

test('an answer that is lost makes nobody hide a job again: the account is asked, and decides', async () => {
  vi.mocked(actions.forgetSeenJobs).mockRejectedValue(new TypeError('Failed to fetch'));
  learn([bakery]);
  connected = connectHideButtons('signed-in');
  button('Not for me: Baker at Corner').click();
  await waitFor(() => expect(hiddenInBrowser()).toEqual([bakery]));
  expect(actions.keepSeenJobs).not.toHaveBeenCalled();
  learn([]);
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
