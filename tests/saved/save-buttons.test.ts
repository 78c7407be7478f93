// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { cardsMarkup } from '@/components/cards/card-markup';
import { rememberApplied } from '@/components/jobs/applied-jobs';
import { savedInBrowser, storeInBrowser } from '@/components/saved/jobs/browser-store';
import { connectSaveButtons } from '@/components/saved/jobs/connect-save-buttons';
import { succeed } from '@/lib/result';
import * as actions from '@/lib/saved/jobs/actions';
import type { SavedCopy } from '@/lib/saved/jobs/saved-job';
import { cardRowOf } from '../support/card-row';
import { waitFor } from '../support/wait-for';

vi.mock('@/lib/saved/jobs/actions', () => ({ saveJobs: vi.fn(), removeSavedJob: vi.fn() }));
vi.mock('@/lib/alerts/units-action', () => ({ writeAlertsIn: vi.fn() }));
vi.mock('@/lib/saved/seen/actions', () => ({ keepSeenJobs: vi.fn(), forgetSeenJobs: vi.fn() }));

const [bakery, cafe] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
let stop: (() => void) | undefined;
const said: string[] = [];

const mark = (id: string) =>
  `<button type="button" aria-pressed="false" data-save-job="${id}" data-title="Baker" data-company="Corner">Save</button>`;
const button = (id: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[data-save-job="${id}"]`);
  if (!found) throw new Error('There is no such button.');
  return found;
};
const isPressed = (id: string) => button(id).getAttribute('aria-pressed') === 'true';
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

const card = (id: string, company: string) =>
  cardsMarkup([cardRowOf(id, { title: 'Barista', company })], 'h3');

beforeEach(() => {
  stop?.();
  vi.restoreAllMocks();
  vi.mocked(actions.saveJobs).mockReset();
  vi.mocked(actions.removeSavedJob).mockReset();
  window.localStorage.clear();
  said.length = 0;
  document.body.innerHTML = mark(bakery) + mark(cafe);
});

test('a visitor presses: kept, shown, and taken back with its note by the third press', async () => {
  stop = connectSaveButtons('visitor');
  button(bakery).click();
  await waitFor(() => expect(savedInBrowser()).toMatchObject([{ jobId: bakery, title: 'Baker' }]));
  expect([isPressed(bakery), isPressed(cafe)]).toEqual([true, false]);
  storeInBrowser([copy(bakery, { note: 'Call', notedAt: '2026-01-02T00:00:00.000Z' })]);
  button(bakery).click();
  await waitFor(() => expect(savedInBrowser()).toEqual([]));
  button(bakery).click();
  await waitFor(() => expect(savedInBrowser()).toMatchObject([{ jobId: bakery, note: 'Call' }]));
});

test('a button on a card saves its job under the words of the posting, whatever a translator makes of the card', async () => {
  document.body.innerHTML = `<ul>${card(cafe, 'Corner')}</ul>`;
  for (const word of document.querySelectorAll('bdi, .job-card-place')) word.textContent = 'traducido';
  stop = connectSaveButtons('visitor');
  document.querySelector('button')?.click();
  const saved = [{ jobId: cafe, title: 'Barista', companyName: 'Corner' }];
  await waitFor(() => expect(savedInBrowser()).toMatchObject(saved));
  expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});

test('a bookmark names its job, also beside another company’s of the same title; what was made of that name stays', async () => {
  document.body.innerHTML = `<ul>${card(cafe, 'Corner')}</ul>`;
  stop = connectSaveButtons('visitor');
  document.body.firstElementChild?.insertAdjacentHTML('beforeend', card(bakery, '“Tony” & Sons'));
  const names = () =>
    [...document.querySelectorAll('[data-save-job]')].map((each) => each.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['Save Barista at Corner', 'Save Barista at “Tony” & Sons']));
  for (const each of document.querySelectorAll('button')) each.setAttribute('aria-label', 'guardar');
  storeInBrowser([copy(cafe)]);
  expect(names()).toEqual(['guardar', 'guardar']);
});

test('buttons that come later, and what another tab does, are shown too', async () => {
  stop = connectSaveButtons('visitor');
  storeInBrowser([copy(cafe)]);
  expect(isPressed(cafe)).toBe(true);
  document.body.innerHTML = mark(cafe);
  await waitFor(() => expect(isPressed(cafe)).toBe(true));
});

test('the last of several presses counts, while the first is under way', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ saved: [] }));
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
  stop = connectSaveButtons('signed-in');
  button(bakery).click();
  expect(isPressed(bakery)).toBe(true);
  button(bakery).click();
  expect(isPressed(bakery)).toBe(false);
  arrive();
  await waitFor(() => expect(said).toEqual(['Removed from your saved jobs.']));
  expect(order).toEqual(['save', 'remove']);
  expect(isPressed(bakery)).toBe(false);
});

test('the account is asked once about all that is on the page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ saved: [cafe] }));
  connectSaveButtons('visitor')();
  stop = connectSaveButtons('signed-in');
  await waitFor(() => expect(isPressed(cafe)).toBe(true));
  expect(isPressed(bakery)).toBe(false);
  document.body.innerHTML = mark(bakery) + mark(cafe);
  await waitFor(() => expect(isPressed(cafe)).toBe(true));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a card says that one has applied, once, as long as that is so', async () => {
  document.body.innerHTML = `<article data-job-id="${bakery}"><p class="job-card-facts"></p></article>`;
  stop = connectSaveButtons('visitor');
  const facts = document.querySelector('.job-card-facts');
  rememberApplied(bakery, true);
  rememberApplied(cafe, true);
  await waitFor(() => expect(facts?.textContent).toBe('Applied'));
  rememberApplied(bakery, false);
  expect(facts?.textContent).toBe('');
});

test('what was kept moves to the account; what found no room, and a failed try, stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ saved: [] }));
  storeInBrowser([copy(bakery), copy(cafe)]);
  vi.mocked(actions.saveJobs).mockRejectedValueOnce(new TypeError('no connection'));
  connectSaveButtons('signed-in')();
  await waitFor(() => expect(actions.saveJobs).toHaveBeenCalledTimes(1));
  expect(savedInBrowser()).toHaveLength(2);
  vi.mocked(actions.saveJobs).mockResolvedValueOnce(succeed({ leftOut: [cafe] }));
  stop = connectSaveButtons('signed-in');
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

test('a job is handed on by the device’s own sheet where there is one, or by its link', async () => {
  const share = (way: string) =>
    `<button type="button" hidden data-share="https://doorstep.example/job" data-title="Baker" data-way="${way}">${way}</button>`;
  document.body.innerHTML = share('sheet') + share('clipboard');
  const [sheet, clipboard] = [...document.querySelectorAll<HTMLElement>('[data-share]')];
  const [shared, written] = [vi.fn().mockResolvedValue(undefined), vi.fn().mockResolvedValue(undefined)];
  vi.stubGlobal('navigator', { clipboard: { writeText: written } });
  connectSaveButtons('visitor')();
  expect([sheet?.hidden, clipboard?.hidden]).toEqual([true, false]);
  vi.stubGlobal('navigator', { share: shared, clipboard: { writeText: written } });
  stop = connectSaveButtons('visitor');
  expect(sheet?.hidden).toBe(false);
  sheet?.click();
  await waitFor(() =>
    expect(shared).toHaveBeenCalledWith({ title: 'Baker', url: 'https://doorstep.example/job' }),
  );
  clipboard?.click();
  await waitFor(() => expect(said).toEqual(['Link copied.']));
  written.mockRejectedValue(new Error('forbidden'));
  shared.mockRejectedValue(new DOMException('closed', 'AbortError'));
  sheet?.click();
  clipboard?.click();
  await waitFor(() => expect(said.at(-1)).toMatch(/didn’t allow/));
  expect(said).toHaveLength(2);
  vi.unstubAllGlobals();
});
