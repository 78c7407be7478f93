import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';
import SavedTalentsPage from '@/app/(site)/employer/saved-talents/page';
import TalentNearMePage from '@/app/(site)/talent-near-me/page';
import { log } from '@/lib/log';

const databaseDown = vi.hoisted(() => () => Promise.reject(new Error('the database is asleep')));
vi.mock('@/lib/talents/search', () => ({ getTalentAccess: databaseDown, searchTalents: databaseDown }));
vi.mock('@/lib/saved/queries', () => ({ listSavedTalents: databaseDown }));
vi.mock('@/lib/auth/access', () => ({ requireViewer: async () => ({ id: 'ada' }), signedIn: databaseDown }));
vi.mock('@/lib/jobs/search-place', () => ({ getPlaceAtPoint: async () => ({ name: 'Austin, Texas' }) }));
vi.mock('next/headers', () => ({ cookies: async () => new Map() }));

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
});

/** Renders a page to HTML, including async components. */
const html = async (page: ReactElement) =>
  (await text((await prerenderToNodeStream(page)).prelude)).replaceAll('<!-- -->', '');

test.each([
  [
    'Failed to fetch profiles',
    () => TalentNearMePage({ searchParams: Promise.resolve({ lat: '30.267', lng: '-97.743' }) }),
    '/talent-near-me?lat=30.267&amp;lng=-97.743',
  ],
  ['Failed to load saved talents. Please try again.', () => SavedTalentsPage(), '/employer/saved-talents'],
])('shows "%s" with a retry link when the database fails', async (title, page, retryHref) => {
  const [, alert = ''] = (await html(await page())).split('role="alert"');
  expect(/<h2[^>]*>([^<]*)/.exec(alert)?.[1]).toBe(title);
  expect(/<a [^>]*href="([^"]*)"/.exec(alert)?.[1]).toBe(retryHref);
  expect(alert).not.toContain('asleep');
  if (retryHref === '/employer/saved-talents') expect(alert).toContain('Failed to fetch saved talents.');
  const id = /<code>([^<]+)/.exec(alert)?.[1];
  expect(id).toBeDefined();
  expect(JSON.stringify(vi.mocked(log.error).mock.calls)).toContain(id);
});
