import { expect, test } from 'vitest';
import { reasonToSignIn, roleComingFrom } from '@/lib/auth/return-address';

test.each([
  '/job-seeker/saved-jobs',
  '/job-seeker/job-alerts?page=2',
  '/contact-request',
  '/search?q=baker',
  '/jobs-near-me',
  '/job/0f5b7ac4-0d52-4d8a-8f6e-0a4f0c5f7f5d',
  '/texas/austin/zilker/night-baker',
  '/alerts/new?q=baker',
])('whoever comes from %s is likely to look for work', (from) => {
  expect(roleComingFrom(from)).toBe('job_seeker');
});

test.each([
  undefined,
  '/',
  '/post-job',
  '/profile',
  '/employer/jobs',
  '/talent-near-me',
  '/texas/austin/talents/baker/now',
  '//evil.example/job-seeker',
])('employer is chosen first for whoever comes from %s', (from) => {
  expect(roleComingFrom(from)).toBe('employer');
});

test('a stranger who wants to post a job learns why to sign in', () => {
  expect(reasonToSignIn('/post-job?copy=1')).toContain('You need an account to post a job');
  expect(reasonToSignIn('/post-job')).not.toBeNull();
  expect(reasonToSignIn('/search')).toBeNull();
});
