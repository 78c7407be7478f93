// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveSearchLink } from '@/components/search/save-search-link';
import { SavedSearches } from '@/components/search/saved-searches';
import type { SavedSearch } from '@/lib/alerts/saved-search';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

const state = vi.hoisted(() => ({ session: 'signed-in', path: '/jobs-near-me', query: 'q=cook' }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ status: state.session }) }));
vi.mock('next/navigation', () => ({
  usePathname: () => state.path,
  useSearchParams: () => new URLSearchParams(state.query),
}));

const evenings: SavedSearch = {
  label: '<b>Evenings</b>',
  isNamed: true,
  nearMe: '/jobs-near-me?q=cook',
  search: '/search?q=cook',
};
const fetchMock = vi.fn();
const linksIn = (host: Element) =>
  [...host.querySelectorAll('nav a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

beforeEach(() => {
  Object.assign(state, { session: 'signed-in', path: '/jobs-near-me', query: 'q=cook' });
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  fetchMock.mockResolvedValue(Response.json({ searches: [evenings] }));
});
afterEach(() => void vi.unstubAllGlobals());

test('“Jobs near you” lists saved searches and marks the open search', async () => {
  const { host } = await render(<SavedSearches page="nearMe" />);
  await waitFor(() => expect(linksIn(host)).toHaveLength(2));
  expect(linksIn(host)).toEqual([
    ['<b>Evenings</b>', '/jobs-near-me?q=cook', 'page'],
    ['All saved searches', '/job-seeker/job-alerts', null],
  ]);
});

test('on the search page, saved searches link to the search page', async () => {
  Object.assign(state, { path: '/search', query: 'q=nurse' });
  const { host } = await render(<SavedSearches page="search" />);
  await waitFor(() => expect(linksIn(host)[0]).toEqual(['<b>Evenings</b>', '/search?q=cook', null]));
});

test('a visitor who is not signed in sees no saved searches, and no request is sent', async () => {
  state.session = 'visitor';
  const { host } = await render(<SavedSearches page="nearMe" />);
  expect([host.innerHTML, fetchMock.mock.calls.length]).toEqual(['', 0]);
});

test('renders nothing if the service is down', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 503 }));
  const { host } = await render(<SavedSearches page="nearMe" />);
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  expect(host.innerHTML).toBe('');
});

test('only signed-in visitors can save the open search', async () => {
  const link = <SaveSearchLink href="/alerts/new?q=nurse&save=true" />;
  const { host, unmount } = await render(link);
  expect(host.querySelector('a')?.textContent).toBe('Save this search');
  await unmount();
  state.session = 'visitor';
  expect((await render(link)).host.innerHTML).toBe('');
});
