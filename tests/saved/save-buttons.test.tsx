// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobList } from '@/components/cards/job-list';
import { forgetAccountJobs } from '@/components/saved/jobs/account-store';
import { rememberApplied } from '@/components/saved/jobs/applied-jobs';
import { savedInBrowser, storeInBrowser } from '@/components/saved/jobs/browser-store';
import { SyncWithAccount } from '@/components/saved/sync-with-account';
import { succeed } from '@/lib/result';
import * as actions from '@/lib/saved/jobs/actions';
import type { SavedCopy } from '@/lib/saved/jobs/saved-job';
import { listedJob } from '../support/listed-job';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

const session = vi.hoisted(() => ({ is: 'visitor' }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ ...session }) }));
vi.mock('@/lib/saved/jobs/actions', () => ({ saveJobs: vi.fn(), removeSavedJob: vi.fn() }));
vi.mock('@/lib/saved/seen/actions', () => ({ keepSeenJobs: vi.fn(), forgetSeenJobs: vi.fn() }));

const [bakery, cafe] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const said: string[] = [];

const bakeryJob = listedJob(bakery, { title: 'Baker' });
const cafeJob = listedJob(cafe, { title: 'Barista', company: { name: '“Tony” & Sons', logo: null } });
const list = (
  <>
    <JobList jobs={[bakeryJob, cafeJob]} />
    <SyncWithAccount />
  </>
);
const names = { [bakery]: 'Save Baker at Corner', [cafe]: 'Save Barista at “Tony” & Sons' };

let leave = async () => {};
afterEach(() => leave());

/** The list as it is for this visitor. */
async function show(is: 'visitor' | 'signed-in') {
  session.is = is;
  const page = await render(list);
  leave = page.leave;
  const button = (id: string) => page.button(names[id] ?? '');
  return {
    ...page,
    press: (id: string) => act(async () => button(id).click()),
    isPressed: (id: string) => button(id).getAttribute('aria-pressed') === 'true',
  };
}

const copy = (jobId: string, fields: Partial<SavedCopy> = {}): SavedCopy => ({
  jobId,
  savedAt: '2026-01-01T00:00:00.000Z',
  title: 'Baker',
  companyName: 'Corner',
  note: '',
  notedAt: null,
  ...fields,
});

window.addEventListener('doorstep:toast', (event) =>
  said.push((event as CustomEvent<{ message: string }>).detail.message),
);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.mocked(actions.saveJobs).mockReset();
  vi.mocked(actions.removeSavedJob).mockReset();
  window.localStorage.clear();
  forgetAccountJobs();
  said.length = 0;
});

test('a visitor presses: kept, shown, and taken back with its note by the third press', async () => {
  const { press, isPressed } = await show('visitor');
  await press(bakery);
  expect(savedInBrowser()).toMatchObject([{ jobId: bakery, title: 'Baker', companyName: 'Corner' }]);
  expect([isPressed(bakery), isPressed(cafe)]).toEqual([true, false]);
  await act(async () =>
    storeInBrowser([copy(bakery, { note: 'Call', notedAt: '2026-01-02T00:00:00.000Z' })]),
  );
  await press(bakery);
  expect(savedInBrowser()).toEqual([]);
  await press(bakery);
  expect(savedInBrowser()).toMatchObject([{ jobId: bakery, note: 'Call' }]);
});

test('a button on a card saves its job under the words of the posting, whatever a translator makes of the card', async () => {
  const { press, isPressed, host } = await show('visitor');
  for (const word of host.querySelectorAll('bdi, .job-card-place')) word.textContent = 'traducido';
  await press(cafe);
  expect(savedInBrowser()).toMatchObject([{ jobId: cafe, title: 'Barista', companyName: '“Tony” & Sons' }]);
  expect(isPressed(cafe)).toBe(true);
});

test('what another tab does is shown too', async () => {
  const { isPressed } = await show('visitor');
  await act(async () => storeInBrowser([copy(cafe)]));
  expect(isPressed(cafe)).toBe(true);
});

test('the last of several presses counts, while the first is under way', async () => {
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
    return succeed({ leftOut: [] });
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
  await waitFor(() => expect(said).toEqual(['Removed from your saved jobs.']));
  expect(order).toEqual(['save', 'remove']);
  expect(isPressed(bakery)).toBe(false);
});

test('an answer that comes after a save does not undo it', async () => {
  let arrive = (_answer: Response) => {};
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  vi.mocked(actions.saveJobs).mockResolvedValue(succeed({ leftOut: [] }));
  const { press, isPressed, host } = await show('signed-in');
  await press(bakery);
  await waitFor(() => expect(said).toEqual(['Saved.']));
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

test('the account is asked once about all that is on the page', async () => {
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

test('an account that could not answer is asked again by the next list', async () => {
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

test('a card says that one has applied, as long as that is so', async () => {
  const { host } = await show('visitor');
  const badges = () => [...host.querySelectorAll('.job-card-applied')].map((each) => each.textContent);
  await act(async () => rememberApplied(bakery, true));
  expect(badges()).toEqual(['Applied']);
  await act(async () => rememberApplied(bakery, false));
  expect(badges()).toEqual([]);
});

test('what was kept moves to the account; what found no room, and a failed try, stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ saved: [], hidden: [], applied: {}, applicants: {} }),
  );
  storeInBrowser([copy(bakery), copy(cafe)]);
  vi.mocked(actions.saveJobs).mockRejectedValueOnce(new TypeError('no connection'));
  await show('signed-in');
  await waitFor(() => expect(actions.saveJobs).toHaveBeenCalledTimes(1));
  expect(savedInBrowser()).toHaveLength(2);
  await leave();
  vi.mocked(actions.saveJobs).mockResolvedValueOnce(succeed({ leftOut: [cafe] }));
  await show('signed-in');
  await waitFor(() => expect(savedInBrowser()).toMatchObject([{ jobId: cafe }]));
  expect(said).toEqual(['The job saved in this browser is in your account now.']);
});

test('what is in storage may be anybody’s', () => {
  for (const stored of ['{', 'null', '{}', '[null, 1, "x", []]', '[{"jobId":"x","title":"Baker"}]']) {
    window.localStorage.setItem('savedJobs', stored);
    expect(savedInBrowser()).toEqual([]);
  }
  window.localStorage.setItem(
    'savedJobs',
    JSON.stringify([
      { jobId: cafe, title: 'x'.repeat(500), companyName: 'Corner', savedAt: 'never', note: 7 },
    ]),
  );
  expect(savedInBrowser()).toEqual([
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
    expect(savedInBrowser()[0]?.savedAt).toMatch(/^(1970|20\d\d)-/);
  }
  expect(storeInBrowser(Array.from({ length: 1001 }, () => copy(cafe)))).toBe(false);
});
