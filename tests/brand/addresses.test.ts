import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { expect, test } from 'vitest';
import { absentRewrites } from '@/lib/http/not-found-rewrites';

const isAbsent = (parts: { talents: boolean; alerts: boolean }, path: string) =>
  absentRewrites(parts).some(({ source }) =>
    pathToRegexp(source, [], { strict: true, sensitive: false }).test(path),
  );

const ofTalents = [
  '/talent-near-me',
  '/employer/saved-talents',
  '/employer/saved-talents/x/cv',
  '/contact-request',
  '/texas/austin/talents/any/now',
];
const ofAlerts = [
  '/alerts/new',
  '/alerts/0f',
  '/job-seeker/job-alerts',
  '/job-seeker/job-alerts/x',
  '/employer/talent-alerts',
];
const ofEverybody = [
  '/unsubscribe/0f',
  '/jobs-near-me',
  '/texas/austin/jobs/any',
  '/employer/jobs',
  '/job-seeker/saved-jobs',
  '/profile',
];

test('a part that is off has no addresses, and takes none from the others', () => {
  const left = (parts: { talents: boolean; alerts: boolean }) =>
    [...ofTalents, ...ofAlerts, ...ofEverybody].filter((path) => !isAbsent(parts, path));
  expect(left({ talents: true, alerts: true })).toEqual([...ofTalents, ...ofAlerts, ...ofEverybody]);
  expect(left({ talents: false, alerts: true })).toEqual([...ofAlerts.slice(0, -1), ...ofEverybody]);
  expect(left({ talents: true, alerts: false })).toEqual([...ofTalents, ...ofEverybody]);
});
