// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSavedSearches } from '@/components/saved/searches/connect-saved-searches';
import type { SavedSearch } from '@/lib/alerts/saved-search';
import { waitFor } from '../support/wait-for';

let connected: ReturnType<typeof connectSavedSearches> | undefined;
const evenings: SavedSearch = {
  label: '<b>Evenings</b>',
  isNamed: true,
  nearMe: '/jobs-near-me?q=cook',
  search: '/search?q=cook',
};
const asked = vi.fn();
const answer = (searches: readonly SavedSearch[]) => asked.mockResolvedValue(Response.json({ searches }));
const show = (path: string, query = 'q=nurse') => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div class="results-grid"><div><a class="email-me" href="/alerts/new?${query}">Email me</a></div>
    <div class="results"><ul></ul></div></div>`;
};
const row = () => document.querySelector('.results > nav:first-child');
const links = () => [...(row()?.querySelectorAll('a') ?? [])];
const saveLink = () => document.querySelector('[data-save-search]');

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => {
  connected?.stop();
  vi.unstubAllGlobals();
});

test('near me has a row of links, the one that is open marked, and the search page has its own addresses', async () => {
  answer([evenings]);
  show('/jobs-near-me?q=cook');
  connected = connectSavedSearches();
  connected.paint();
  await waitFor(() => expect(row()?.getAttribute('aria-label')).toBe('Saved searches'));
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['<b>Evenings</b>', '/jobs-near-me?q=cook'],
    ['All saved searches', '/job-seeker/job-alerts'],
  ]);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  window.history.replaceState(null, '', '/search');
  connected.paint();
  expect(links()[0]?.getAttribute('href')).toBe('/search?q=cook');
  expect(links()[0]?.hasAttribute('aria-current')).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('nothing is touched twice, and what was saved on another page is asked for again', async () => {
  answer([evenings]);
  show('/jobs-near-me');
  connected = connectSavedSearches();
  connected.paint();
  await waitFor(() => expect(links()).toHaveLength(2));
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(document.body, { childList: true, attributes: true, subtree: true });
  connected.paint();
  await Promise.resolve();
  expect(changes).toEqual([]);
  watcher.disconnect();
  document.body.innerHTML = '<main></main>';
  connected.paint();
  answer([]);
  show('/jobs-near-me');
  connected.paint();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(row()).toBeNull();
});

test('saving is offered for the search that is open, on every list of jobs', () => {
  show('/texas/austin', 'q=nurse&lat=30.2');
  connected = connectSavedSearches();
  connected.paint();
  expect(saveLink()?.textContent).toBe('Save this search');
  expect(saveLink()?.getAttribute('href')).toBe('/alerts/new?q=nurse&lat=30.2&save=true');
  document.querySelector('a.email-me')?.setAttribute('href', '/alerts/new?q=cook');
  connected.paint();
  expect(saveLink()?.getAttribute('href')).toBe('/alerts/new?q=cook&save=true');
  document.querySelector('a.email-me:not([data-save-search])')?.remove();
  connected.paint();
  expect(saveLink()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('where no place is known yet, the row stands below the search', async () => {
  answer([evenings]);
  show('/jobs-near-me');
  document.body.innerHTML = '<div class="search-head"></div><p>Where are you?</p>';
  connected = connectSavedSearches();
  connected.paint();
  await waitFor(() => expect(document.querySelector('.search-head + nav')).not.toBeNull());
  connected.paint();
  expect(document.querySelectorAll('nav')).toHaveLength(1);
});

test('a service that is away leaves the list as it is', async () => {
  asked.mockResolvedValue(new Response(null, { status: 503 }));
  show('/jobs-near-me');
  connected = connectSavedSearches();
  connected.paint();
  connected.paint();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(row()).toBeNull();
});
