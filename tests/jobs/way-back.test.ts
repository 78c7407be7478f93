// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wayBack } from '@/components/jobs/detail/way-back';

const site = 'http://localhost:3000';
const job = `${site}/new-york/new-york/soho/baker`;

const traverseTo = vi.fn();
const back = vi.fn();

beforeEach(() => {
  window.location.href = job;
  vi.spyOn(window.history, 'back').mockImplementation(back);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  traverseTo.mockReset();
  back.mockReset();
});

/** The tab's pages, the last of them open. */
function tabOf(...paths: string[]) {
  const entries = paths.map((path) => ({ key: path, url: path.startsWith('http') ? path : site + path }));
  vi.stubGlobal('navigation', {
    entries: () => entries,
    currentEntry: { index: entries.length - 1 },
    traverseTo,
  });
}

test.each([
  ['the list', ['/search?q=baker', job], '/search?q=baker'],
  ['not a jump within the page', ['/search', job, `${job}#apply`], '/search'],
  ['not what signing in took', ['/search', job, `/login?from=${encodeURIComponent(job)}`, job], '/search'],
  ['not a page of registering alone', ['/register', '/auth/confirm?token=1', job], null],
  ['nothing of ours', [job], null],
])('the last page that one wants back: %s', (_, paths, expected) => {
  tabOf(...paths);
  wayBack()?.();
  expect(traverseTo.mock.calls).toEqual(expected === null ? [] : [[expected]]);
});

test.each<[string, { referrer: string; hash?: string; pages?: number }, boolean]>([
  ['from a list of ours', { referrer: `${site}/search` }, true],
  ['from elsewhere', { referrer: 'https://search.example/' }, false],
  ['from a site that begins with our name', { referrer: `${site}.example/search` }, false],
  ['from nowhere', { referrer: '' }, false],
  ['from signing in', { referrer: `${site}/login?from=%2Fsearch` }, false],
  ['after a jump within the page', { referrer: `${site}/search`, hash: '#apply' }, false],
  ['in a tab of its own', { referrer: `${site}/search`, pages: 1 }, false],
])(
  'a browser that shows no entries goes a step back: %s',
  (_, { referrer, hash = '', pages = 2 }, isBack) => {
    expect('navigation' in window).toBe(false);
    window.location.hash = hash;
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
    wayBack()?.();
    expect(back).toHaveBeenCalledTimes(isBack ? 1 : 0);
  },
);
