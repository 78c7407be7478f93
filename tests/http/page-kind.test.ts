import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageKind } from '@/lib/http/page-kind';

const app = path.join(import.meta.dirname, '../../app');

/** Every route of the app, with an example of each parameter, and whether a page or a handler is there. */
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

/** Pages that Next.js renders once for all visitors say so, or read nothing of the request. */
const rendersOnce = (file: string): boolean => {
  const source = readFileSync(path.join(app, file), 'utf8');
  if (/dynamic = 'force-dynamic'/.test(source)) return false;
  return (
    /generateStaticParams|revalidate = /.test(source) ||
    /\((reading|legal)\)|\/(deleted|erased)\/page/.test(file)
  );
};

test('a page has a nonce where Next.js renders it for each request, and nowhere else', () => {
  const expected = routes
    .filter(
      ({ isPage, file }) => isPage && !file.includes('cities/filtered') && !file.includes('transparency'),
    )
    .map(({ address, file }) => [address, rendersOnce(file) ? 'static' : 'per-request']);
  expect(expected.length).toBeGreaterThan(80);
  expect(expected.map(([address = '']) => [address, pageKind(address)])).toEqual(expected);
  expect(pageKind('/transparency')).toBe('per-request');
});

test.each([
  '/api/jobs/search',
  '/feeds/rss/texas/austin',
  '/sitemap/jobs.xml',
  '/profile/cv',
  '/og/page/home',
])('%s is no page', (address) => {
  expect(pageKind(address)).toBe('none');
});

test.each([
  '/nothing',
  '/texas/no-such-town',
  '/unsubscribe/none',
  '/report/job/1',
  '/alerts/new/x',
  '/LOGIN',
])('%s, which is no address of a page rendered per request, has no nonce', (address) => {
  expect(pageKind(address)).toBe('static');
});
