// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobList } from '@/components/cards/job-list';
import { clearAccountJobs } from '@/components/saved/jobs/account-store';
import { saveApplied } from '@/components/saved/jobs/applied-jobs';
import { getBrowserSavedJobs, setBrowserSavedJobs } from '@/components/saved/jobs/browser-store';
import { SyncWithAccount } from '@/components/saved/sync-with-account';
import { succeed } from '@/lib/result';
import * as actions from '@/lib/saved/jobs/actions';
import { createJobSummary } from '../support/job-summary';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';
import { buildSnapshot } from './saved-job-snapshot';

const session = vi.hoisted(() => ({ status: 'visitor' }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ ...session }) }));
vi.mock('@/lib/saved/jobs/actions', () => ({ saveJobs: vi.fn(), removeSavedJob: vi.fn() }));
vi.mock('@/lib/saved/seen/actions', () => ({ saveSeenJobs: vi.fn(), deleteSeenJobs: vi.fn() }));

const [bakery, cafe] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const toastMessages: string[] = [];

const bakeryJob = createJobSummary(bakery, { title: 'Baker' });
const cafeJob = createJobSummary(cafe, { title: 'Barista', company: { name: '“Tony” & Sons', logo: null } });
const list = (
  <>
    <JobList jobs={[bakeryJob, cafeJob]} />
    <SyncWithAccount />
  </>
);
const labels = { [bakery]: 'Save Baker at Corner', [cafe]: 'Save Barista at “Tony” & Sons' };

let unmount = async () => {};
afterEach(() => unmount());

async function renderList(status: 'visitor' | 'signed-in') {
  session.status = status;
  const page = await render(list);
  unmount = page.unmount;
  const button = (id: string) => page.button(labels[id] ?? '');
  return {
    ...page,
    press: (id: string) => act(async () => button(id).click()),
    isPressed: (id: string) => button(id).getAttribute('aria-pressed') === 'true',
  };
}

/** The API's response about the requested jobs. */
const respondWith = (fields: object = {}) =>
  Response.json({ saved: [], hidden: [], applied: {}, applicants: {}, ...fields });

window.addEventListener('doorstep:toast', (event) =>
  toastMessages.push((event as CustomEvent<{ message: string }>).detail.message),
);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.mocked(actions.saveJobs).mockReset();
  vi.mocked(actions.removeSavedJob).mockReset();
  window.localStorage.clear();
  clearAccountJobs();
  toastMessages.length = 0;
});

test('pressing again removes a saved job, and a third press restores it with its note', async () => {
  const { press, isPressed } = await renderList('visitor');
  await press(bakery);
  expect(getBrowserSavedJobs()).toMatchObject([{ jobId: bakery, title: 'Baker', companyName: 'Corner' }]);
  expect([isPressed(bakery), isPressed(cafe)]).toEqual([true, false]);
  await act(async () =>
    setBrowserSavedJobs([
      buildSnapshot({ jobId: bakery, note: 'Call', notedAt: '2026-01-02T00:00:00.000Z' }),
    ]),
  );
  await press(bakery);
  expect(getBrowserSavedJobs()).toEqual([]);
  await press(bakery);
  expect(getBrowserSavedJobs()).toMatchObject([{ jobId: bakery, note: 'Call' }]);
});

test('saves the original title and company on a translated page', async () => {
  const { press, isPressed, host } = await renderList('visitor');
  for (const word of host.querySelectorAll('bdi, .job-card-place')) word.textContent = 'traducido';
  await press(cafe);
  expect(getBrowserSavedJobs()).toMatchObject([
    { jobId: cafe, title: 'Barista', companyName: '“Tony” & Sons' },
  ]);
  expect(isPressed(cafe)).toBe(true);
});

test('shows a change of the browser’s list', async () => {
  const { isPressed } = await renderList('visitor');
  await act(async () => setBrowserSavedJobs([buildSnapshot({ jobId: cafe })]));
  expect(isPressed(cafe)).toBe(true);
});

test('applies the last press after the pending request', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(respondWith());
  const order: string[] = [];
  let finishSave = () => {};
  vi.mocked(actions.saveJobs).mockImplementation(async () => {
    order.push('save');
    await new Promise<void>((resolve) => {
      finishSave = resolve;
    });
    return succeed({ unsavedIds: [] });
  });
  vi.mocked(actions.removeSavedJob).mockImplementation(async () => {
    order.push('remove');
    return succeed(buildSnapshot({ jobId: bakery }));
  });
  const { press, isPressed } = await renderList('signed-in');
  await press(bakery);
  expect(isPressed(bakery)).toBe(true);
  await press(bakery);
  expect(isPressed(bakery)).toBe(false);
  await act(async () => finishSave());
  await waitFor(() => expect(toastMessages).toEqual(['Removed from your saved jobs.']));
  expect(order).toEqual(['save', 'remove']);
  expect(isPressed(bakery)).toBe(false);
});

test('a response requested before a save does not undo the save', async () => {
  let respond = (_response: Response) => {};
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  vi.mocked(actions.saveJobs).mockResolvedValue(succeed({ unsavedIds: [] }));
  const { press, isPressed, host } = await renderList('signed-in');
  await press(bakery);
  await waitFor(() => expect(toastMessages).toEqual(['Saved.']));
  await act(async () =>
    respond(respondWith({ saved: [cafe], applied: { [bakery]: '2026-11-18T12:00:00Z' } })),
  );
  await waitFor(() => expect(host.querySelector('.job-card-applied')).not.toBeNull());
  expect([isPressed(bakery), isPressed(cafe)]).toEqual([true, true]);
});

test('fetches the state of all jobs on a page in one request', async () => {
  const fetchSpy = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(respondWith({ saved: [cafe], applied: { [bakery]: '2026-11-18T12:00:00Z' } }));
  const { isPressed, host, rerender } = await renderList('signed-in');
  await waitFor(() => expect(isPressed(cafe)).toBe(true));
  expect(isPressed(bakery)).toBe(false);
  expect(host.querySelector('.job-card-more')?.textContent).toMatch(/Applied$/);
  await rerender(null);
  await rerender(list);
  expect(isPressed(cafe)).toBe(true);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

test('the next list fetches again after an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no connection'));
  const { rerender, isPressed } = await renderList('signed-in');
  expect(isPressed(cafe)).toBe(false);
  vi.mocked(globalThis.fetch).mockResolvedValue(respondWith({ saved: [cafe] }));
  await rerender(null);
  await rerender(list);
  await waitFor(() => expect(isPressed(cafe)).toBe(true));
});

test('shows and removes the “Applied” mark of a card', async () => {
  const { host } = await renderList('visitor');
  const badges = () => [...host.querySelectorAll('.job-card-applied')].map((badge) => badge.textContent);
  await act(async () => saveApplied(bakery, true));
  expect(badges()).toEqual(['Applied']);
  await act(async () => saveApplied(bakery, false));
  expect(badges()).toEqual([]);
});

test('moves saved jobs to the account, except after an error or if the account is full', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respondWith());
  setBrowserSavedJobs([buildSnapshot({ jobId: bakery }), buildSnapshot({ jobId: cafe })]);
  vi.mocked(actions.saveJobs).mockRejectedValueOnce(new TypeError('no connection'));
  await renderList('signed-in');
  await waitFor(() => expect(actions.saveJobs).toHaveBeenCalledTimes(1));
  expect(getBrowserSavedJobs()).toHaveLength(2);
  await unmount();
  vi.mocked(actions.saveJobs).mockResolvedValueOnce(succeed({ unsavedIds: [cafe] }));
  await renderList('signed-in');
  await waitFor(() => expect(getBrowserSavedJobs()).toMatchObject([{ jobId: cafe }]));
  expect(toastMessages).toEqual(['The job saved in this browser is in your account now.']);
});

test('ignores invalid storage', () => {
  for (const stored of ['{', 'null', '{}', '[null, 1, "x", []]', '[{"jobId":"x","title":"Baker"}]']) {
    window.localStorage.setItem('savedJobs', stored);
    expect(getBrowserSavedJobs()).toEqual([]);
  }
  window.localStorage.setItem(
    'savedJobs',
    JSON.stringify([
      { jobId: cafe, title: 'x'.repeat(500), companyName: 'Corner', savedAt: 'never', note: 7 },
    ]),
  );
  expect(getBrowserSavedJobs()).toEqual([
    {
      jobId: cafe,
      title: 'x'.repeat(160),
      companyName: 'Corner',
      savedAt: '1970-01-01T00:00:00.000Z',
      note: '7',
      notedAt: '1970-01-01T00:00:00.000Z',
    },
  ]);
  for (const savedAt of ['+275760-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z']) {
    window.localStorage.setItem('savedJobs', JSON.stringify([buildSnapshot({ jobId: cafe, savedAt })]));
    expect(getBrowserSavedJobs()[0]?.savedAt).toMatch(/^(1970|20\d\d)-/);
  }
  expect(setBrowserSavedJobs(Array.from({ length: 1001 }, () => buildSnapshot({ jobId: cafe })))).toBe(false);
});
