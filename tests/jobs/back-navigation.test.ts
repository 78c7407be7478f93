// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getBackNavigation } from '@/components/jobs/detail/back-navigation';

const site = 'http://localhost:3000';
const jobUrl = `${site}/new-york/new-york/soho/baker`;

const traverseTo = vi.fn();
const back = vi.fn();

beforeEach(() => {
  window.location.href = jobUrl;
  vi.spyOn(window.history, 'back').mockImplementation(back);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  traverseTo.mockReset();
  back.mockReset();
});

/** Sets the history of the tab; the last page is open. */
function openTab(...paths: string[]) {
  const entries = paths.map((path) => ({ key: path, url: path.startsWith('http') ? path : site + path }));
  vi.stubGlobal('navigation', {
    entries: () => entries,
    currentEntry: { index: entries.length - 1 },
    traverseTo,
  });
}

test.each([
  ['goes back to the list', ['/search?q=baker', jobUrl], '/search?q=baker'],
  ['goes back to the list after a jump within the page', ['/search', jobUrl, `${jobUrl}#apply`], '/search'],
  [
    'goes back to the list after signing in',
    ['/search', jobUrl, `/login?from=${encodeURIComponent(jobUrl)}`, jobUrl],
    '/search',
  ],
  [
    'does nothing if all earlier pages are for signing up',
    ['/register', '/auth/confirm?token=1', jobUrl],
    null,
  ],
  ['does nothing without an earlier page of the site', [jobUrl], null],
])('%s', (_, paths, expected) => {
  openTab(...paths);
  getBackNavigation()?.();
  expect(traverseTo.mock.calls).toEqual(expected === null ? [] : [[expected]]);
});

test.each<[string, { referrer: string; hash?: string; pages?: number }, boolean]>([
  ['goes back to a list on the site', { referrer: `${site}/search` }, true],
  ['does not go back to another site', { referrer: 'https://search.example/' }, false],
  ['does not go back to a site whose name starts with ours', { referrer: `${site}.example/search` }, false],
  ['does not go back without a referrer', { referrer: '' }, false],
  ['does not go back to the login page', { referrer: `${site}/login?from=%2Fsearch` }, false],
  ['does not go back after a jump within the page', { referrer: `${site}/search`, hash: '#apply' }, false],
  ['does not go back in a new tab', { referrer: `${site}/search`, pages: 1 }, false],
])('without the Navigation API, %s', (_, { referrer, hash = '', pages = 2 }, isBack) => {
  expect('navigation' in window).toBe(false);
  window.location.hash = hash;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
  getBackNavigation()?.();
  expect(back).toHaveBeenCalledTimes(isBack ? 1 : 0);
});
