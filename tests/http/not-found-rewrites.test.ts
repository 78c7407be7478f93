import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { expect, test } from 'vitest';
import { jobTypes } from '@/lib/employment/job-type';
import { botProbeRewrites, brokenLinkRewrites, invalidParamRewrites } from '@/lib/http/not-found-rewrites';
import { reportReasons } from '@/lib/trust/report';

const matchesRewrite = (rewrites: { source: string }[], path: string) =>
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
])('%s is rewritten as the address of a file: %s', (path, isFile) => {
  expect(matchesRewrite(botProbeRewrites, path)).toBe(isFile);
});

const token = '0f'.repeat(32);
test.each([
  ['/alerts/x', true],
  ['/alerts/confirm/x', true],
  ['/contact-request/abc', true],
  [`/application/${token}0`, true],
  [`/alerts/${token}`, false],
  [`/alerts/confirm/${token}`, false],
  [`/still-hiring/${token}`, false],
  ['/alerts', false],
])('%s is rewritten as a broken email link: %s', (path, isBroken) => {
  expect(matchesRewrite(brokenLinkRewrites, path)).toBe(isBroken);
});

const id = 'C9CCCDA7-7d72-4241-9ba0-6e01c38b76aa';
test.each<[string, boolean]>([
  ...['now', 'any', 'Now', ...jobTypes].map((word): [string, boolean] => [
    `/texas/austin/talents/night-baker/${word}`,
    false,
  ]),
  ...Object.keys(reportReasons).map((kind): [string, boolean] => [`/report/${kind}/${id}`, false]),
  ['/texas/austin/talents/any/whenever', true],
  ['/texas/austin/talents/any/nowhere', true],
  ['/texas/austin/talents/any/full-time/2', false],
  [`/report/jobs/${id}`, true],
  ['/report/job/abc', true],
  [`/report/job/${id}0`, true],
])('%s is rewritten because of an invalid parameter: %s', (path, isInvalid) => {
  expect(matchesRewrite(invalidParamRewrites, path)).toBe(isInvalid);
});
