import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { expect, test } from 'vitest';
import { disabledFeatureRewrites } from '@/lib/http/not-found-rewrites';

const isDisabled = (parts: { talents: boolean; alerts: boolean }, path: string) =>
  disabledFeatureRewrites(parts).some(({ source }) =>
    pathToRegexp(source, [], { strict: true, sensitive: false }).test(path),
  );

const talentPaths = [
  '/talent-near-me',
  '/employer/saved-talents',
  '/employer/saved-talents/x/cv',
  '/contact-request',
  '/texas/austin/talents/any/now',
];
const alertPaths = [
  '/alerts/new',
  '/alerts/0f',
  '/job-seeker/job-alerts',
  '/job-seeker/job-alerts/x',
  '/employer/talent-alerts',
];
const sharedPaths = [
  '/unsubscribe/0f',
  '/jobs-near-me',
  '/texas/austin/jobs/any',
  '/employer/jobs',
  '/job-seeker/saved-jobs',
  '/profile',
];

test('a disabled part has no addresses, and blocks none of the others', () => {
  const left = (parts: { talents: boolean; alerts: boolean }) =>
    [...talentPaths, ...alertPaths, ...sharedPaths].filter((path) => !isDisabled(parts, path));
  expect(left({ talents: true, alerts: true })).toEqual([...talentPaths, ...alertPaths, ...sharedPaths]);
  expect(left({ talents: false, alerts: true })).toEqual([...alertPaths.slice(0, -1), ...sharedPaths]);
  expect(left({ talents: true, alerts: false })).toEqual([...talentPaths, ...sharedPaths]);
});
