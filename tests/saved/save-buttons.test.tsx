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
import type { SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { createJobSummary } from '../support/job-summary';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

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
const names = { [bakery]: 'Save Baker at Corner', [cafe]: 'Save Barista at “Tony” & Sons' };

let unmount = async () => {};
afterEach(() => unmount());

async function show(status: 'visitor' | 'signed-in') {
  session.status = status;
  const page = await render(list);
  unmount = page.leave;
  const button = (id: string) => page.button(names[id] ?? '');
  return {
    ...page,
    press: (id: string) => act(async () => button(id).click()),
    isPressed: (id: string) => button(id).getAttribute('aria-pressed') === 'true',
  };
}

const copy = (jobId: string, fields: Partial<SavedJobSnapshot> = {}): SavedJobSnapshot => ({
  jobId,
  savedAt: '2026-01-01T00:00:00.000Z',
  title: 'Baker',
  companyName: 'Corner',
  note: '',
  notedAt: null,
  ...fields,
});

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
  const { press, isPressed } = await show('visitor');
  await press(bakery);
  expect(getBrowserSavedJobs()).toMatchObject([{ jobId: bakery, title: 'Baker', companyName: 'Corner' }]);
  expect([isPressed(bakery), isPressed(cafe)]).toEqual([true, false]);
  await act(async () =>
    setBrowserSavedJobs([copy(bakery, { note: 'Call', notedAt: '2026-01-02T00:00:00.000Z' })]),
  );
  await press(bakery);
  expect(getBrowserSavedJobs()).toEqual([]);
  await press(bakery);
  expect(getBrowserSavedJobs()).toMatchObject([{ jobId: bakery, note: 'Call' }]);
});

test('saves the original title and company on a translated page', async () => {
  const { press, isPressed, host } = await show('visitor');
  for (const word of host.querySelectorAll('bdi, .job-card-place')) word.textContent = 'traducido';
  await press(cafe);
  expect(getBrowserSavedJobs()).toMatchObject([
    { jobId: cafe, title: 'Barista', companyName: '“Tony” & Sons' },
  ]);
  expect(isPressed(cafe)).toBe(true);
});

test('shows a change of the browser’s list', async () => {
  const { isPressed } = await show('visitor');
  await act(async () => setBrowserSavedJobs([copy(cafe)]));
  expect(isPressed(cafe)).toBe(true);
});

test('applies the last press after the pending request', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ saved: [], hidden: [], applied: {}, applicants: {} }),
  );
  const order: string[] = [];
  let arrive = () => {};
  vi.mocked(actions.saveJobs).mockImplementation(async () => {
    order.push('save');
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return succeed({ unsavedIds: [] });
  });
  vi.mocked(actions.removeSavedJob).mockImplementation(async () => {
    order.push('remove');
    return succeed(copy(bakery));
  });
  const { press, isPressed } = await show('signed-in');
  await press(bakery);
  expect(isPressed(bakery)).toBe(true);
  await press(bakery);
  expect(isPressed(bakery)).toBe(false);
  await act(async () => arrive());
  await waitFor(() => expect(toastMessages).toEqual(['Removed from your saved jobs.']));
  expect(order).toEqual(['save', 'remove']);
  expect(isPressed(bakery)).toBe(false);
});

test('a response requested before a save does not undo the save', async () => {
  let arrive = (_answer: Response) => {};
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  vi.mocked(actions.saveJobs).mockResolvedValue(succeed({ unsavedIds: [] }));
  const { press, isPressed, host } = await show('signed-in');
  await press(bakery);
  await waitFor(() => expect(toastMessages).toEqual(['Saved.']));
  await act(async () =>
    arrive(
      Response.json({
        saved: [cafe],
        hidden: [],
        applied: { [bakery]: '2026-11-18T12:00:00Z' },
        applicants: {},
      }),
    ),
  );
  await waitFor(() => expect(host.querySelector('.job-card-applied')).not.toBeNull());
  expect([isPressed(bakery), isPressed(cafe)]).toEqual([true, true]);
});

test('fetches the state of all jobs on a page in one request', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({
      saved: [cafe],
      hidden: [],
      applied: { [bakery]: '2026-11-18T12:00:00Z' },
      applicants: {},
    }),
  );
  const { isPressed, host, rerender } = await show('signed-in');
  await waitFor(() => expect(isPressed(cafe)).toBe(true));
  expect(isPressed(bakery)).toBe(false);
  expect(host.querySelector('.job-card-more')?.textContent).toMatch(/Applied$/);
  await rerender(null);
  await rerender(list);
  expect(isPressed(cafe)).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the next list fetches again after an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no connection'));
  const { rerender, isPressed } = await show('signed-in');
  expect(isPressed(cafe)).toBe(false);
  vi.mocked(globalThis.fetch).mockResolvedValue(
    Response.json({ saved: [cafe], hidden: [], applied: {}, applicants: {} }),
  );
  await rerender(null);
  await rerender(list);
  await waitFor(() => expect(isPressed(cafe)).toBe(true));
});

test('shows and removes the “Applied” mark of a card', async () => {
  const { host } = await show('visitor');
  const badges = () => [...host.querySelectorAll('.job-card-applied')].map((each) => each.textContent);
  await act(async () => saveApplied(bakery, true));
  expect(badges()).toEqual(['Applied']);
  await act(async () => saveApplied(bakery, false));
  expect(badges()).toEqual([]);
});

test('moves saved jobs to the account, except after an error or if they do not fit', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ saved: [], hidden: [], applied: {}, applicants: {} }),
  );
  setBrowserSavedJobs([copy(bakery), copy(cafe)]);
  vi.mocked(actions.saveJobs).mockRejectedValueOnce(new TypeError('no connection'));
  await show('signed-in');
  await waitFor(() => expect(actions.saveJobs).toHaveBeenCalledTimes(1));
  expect(getBrowserSavedJobs()).toHaveLength(2);
  await unmount();
  vi.mocked(actions.saveJobs).mockResolvedValueOnce(succeed({ unsavedIds: [cafe] }));
  await show('signed-in');
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
    window.localStorage.setItem('savedJobs', JSON.stringify([copy(cafe, { savedAt })]));
    expect(getBrowserSavedJobs()[0]?.savedAt).toMatch(/^(1970|20\d\d)-/);
  }
  expect(setBrowserSavedJobs(Array.from({ length: 1001 }, () => copy(cafe)))).toBe(false);
});
