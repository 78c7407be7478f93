import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { expect, test } from 'vitest';
import { brokenLinkRewrites, impossibleRewrites } from '@/lib/http/not-found-rewrites';

const leads = (rewrites: { source: string }[], path: string) =>
  rewrites.some(({ source }) => pathToRegexp(source, [], { strict: true, sensitive: false }).test(path));

test.each([
  ['/wp-login.php', true],
  ['/.env', true],
  ['/texas/.git/config', true],
  ['/texas/austin/backup.tar.gz', true],
  ['/about.html/x', true],
  ["/texas/austin/St.%20John's", false],
  ["/texas/St.%20John's/baker", false],
  ['/texas/austin/Node.js%20Developer', false],
  ['/texas/austin/Baker%20Jr.', false],
  ['/texas/austin/employers/amazon.com', false],
  ['/texas/austin', false],
])('the address %s is a file that there is not: %s', (path, isFile) => {
  expect(leads(impossibleRewrites, path)).toBe(isFile);
});

const secret = '0f'.repeat(32);
test.each([
  ['/alerts/x', true],
  ['/alerts/confirm/x', true],
  ['/contact-request/abc', true],
  [`/application/${secret}0`, true],
  [`/alerts/${secret}`, false],
  [`/alerts/confirm/${secret}`, false],
  [`/still-hiring/${secret}`, false],
  ['/alerts', false],
])('the link %s of an email is broken: %s', (path, isBroken) => {
  expect(leads(brokenLinkRewrites, path)).toBe(isBroken);
});
