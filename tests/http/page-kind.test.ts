import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jobTypes } from '@/lib/employment/job-type';
import { getPageKind } from '@/lib/http/page-kind';

const app = path.join(import.meta.dirname, '../../app');

/** Every route of the app, with example parameters, and whether it is a page or a handler. */
const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file))
  .map((file) => ({
    file,
    isPage: file.endsWith('page.tsx'),
    address: `/${path
      .dirname(file)
      .replace(/\([^)]*\)\/?/g, '')
      .replace('[token]', 'a0'.repeat(32))
      .replace('[kind]/[id]', `job/${crypto.randomUUID()}`)
      .replace('[availability]', 'now')
      .replace(/\[[^\]]*\]/g, 'name')
      .replace(/^\.$|\/$/, '')}`,
  }));

/** Whether Next.js renders the page once for all visitors: it is static or does not use the request. */
const rendersOnce = (file: string): boolean => {
  const source = readFileSync(path.join(app, file), 'utf8');
  if (/dynamic = 'force-dynamic'/.test(source)) return false;
  return (
    /generateStaticParams|revalidate = /.test(source) ||
    /\((reading|legal)\)|\/(deleted|erased)\/page/.test(file)
  );
};

test('only pages that Next.js renders for each request have a nonce', () => {
  const expected = routes
    .filter(
      ({ isPage, file }) => isPage && !file.includes('cities/filtered') && !file.includes('transparency'),
    )
    .map(({ address, file }) => [address, rendersOnce(file) ? 'static' : 'per-request']);
  expect(expected.length).toBeGreaterThan(80);
  expect(expected.map(([address = '']) => [address, getPageKind(address)])).toEqual(expected);
  expect(getPageKind('/transparency')).toBe('per-request');
});

test.each([
  '/api/jobs/search',
  '/feeds/rss/texas/austin',
  '/sitemap/jobs.xml',
  '/profile/cv',
  '/og/page/home',
])('%s is not a page', (address) => {
  expect(getPageKind(address)).toBe('none');
});

test.each([
  '/nothing',
  '/texas/no-such-town',
  '/unsubscribe/none',
  '/report/job/1',
  '/alerts/new/x',
  '/LOGIN',
])('the unknown address %s has no nonce', (address) => {
  expect(getPageKind(address)).toBe('static');
});

test.each(['any', ...jobTypes])(
  'the talents with availability “%s” are rendered for each request',
  (availability) => {
    expect(getPageKind(`/texas/austin/talents/cook/${availability}`)).toBe('per-request');
  },
);
