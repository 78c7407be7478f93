import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { expect, test } from 'vitest';
import { disabledFeatureRewrites } from '@/lib/http/not-found-rewrites';

const isDisabled = (features: { talents: boolean; alerts: boolean }, path: string) =>
  disabledFeatureRewrites(features).some(({ source }) =>
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

test('hides all paths of a disabled feature and no other paths', () => {
  const listEnabledPaths = (features: { talents: boolean; alerts: boolean }) =>
    [...talentPaths, ...alertPaths, ...sharedPaths].filter((path) => !isDisabled(features, path));
  expect(listEnabledPaths({ talents: true, alerts: true })).toEqual([
    ...talentPaths,
    ...alertPaths,
    ...sharedPaths,
  ]);
  // Talent alerts need both features.
  expect(listEnabledPaths({ talents: false, alerts: true })).toEqual([
    ...alertPaths.slice(0, -1),
    ...sharedPaths,
  ]);
  expect(listEnabledPaths({ talents: true, alerts: false })).toEqual([...talentPaths, ...sharedPaths]);
});
