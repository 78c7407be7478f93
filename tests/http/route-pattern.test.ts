import { expect, test } from 'vitest';
import { addressHeaders, routePatterns } from '../../lib/http/route-pattern';

const routeOf = routePatterns({
  staticRoutes: [{ page: '/jobs-near-me' }, { page: '/robots.txt' }, { page: '/api/jobs/search' }],
  // As Next.js writes them, in the order in which it tries them.
  dynamicRoutes: [
    { page: '/alerts/[token]', regex: '^/alerts/([^/]+?)(?:/)?$' },
    { page: '/terms/[edition]', regex: '^/terms/([^/]+?)(?:/)?$' },
    { page: '/sitemap/[file]', regex: '^/sitemap/([^/]+?)(?:/)?$' },
    { page: '/[place]', regex: '^/([^/]+?)(?:/)?$' },
    { page: '/[place]/[city]', regex: '^/([^/]+?)/([^/]+?)(?:/)?$' },
  ],
});

test.each([
  ['/', '/'],
  ['/jobs-near-me', '/jobs-near-me'],
  ['/api/jobs/search', '/api/jobs/search'],
  ['/alerts/0123456789abcdef', '/alerts/[token]'],
  ['/terms', '/terms'],
  ['/texas', '/[place]'],
  ['/texas/austin', '/[place]/[city]'],
  ['/sitemap/jobs-1.xml', '/sitemap/[file]'],
  ['/robots.txt', '/robots.txt'],
  ['/icon.svg', '(file)'],
  ['/_next/static/chunks/app.js', '/_next/static'],
  ['/_next/anything', '/_next'],
  ['/a/b/c/d/e', '(none)'],
])('%s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test('an address has the headers of each rule that it meets, the last one counts', () => {
  const headersOf = addressHeaders({
    headers: [
      {
        regex: '^(?:/(.*))?$',
        headers: [
          { key: 'Referrer-Policy', value: 'origin' },
          { key: 'X-Frame-Options', value: 'DENY' },
        ],
      },
      { regex: '^/api/(.*)$', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    ],
  });
  expect(headersOf('/jobs')).toEqual({ 'referrer-policy': 'origin', 'x-frame-options': 'DENY' });
  expect(headersOf('/api/jobs')).toEqual({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
});
