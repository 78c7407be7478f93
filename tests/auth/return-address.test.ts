import { expect, test } from 'vitest';
import { getSignInReason, guessRole } from '@/lib/auth/return-address';

test.each([
  '/job-seeker/saved-jobs',
  '/job-seeker/job-alerts?page=2',
  '/contact-request',
  '/search?q=baker',
  '/jobs-near-me',
  '/job/0f5b7ac4-0d52-4d8a-8f6e-0a4f0c5f7f5d',
  '/texas/austin/zilker/night-baker',
  '/alerts/new?q=baker',
])('the register form preselects job seeker for a visitor from %s', (from) => {
  expect(guessRole(from)).toBe('job_seeker');
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
])('the register form preselects employer for a visitor from %s', (from) => {
  expect(guessRole(from)).toBe('employer');
});

test('the sign-in page explains why an account is needed only to visitors from the job form', () => {
  expect(getSignInReason('/post-job?copy=1')).toContain('You need an account to post a job');
  expect(getSignInReason('/post-job')).not.toBeNull();
  expect(getSignInReason('/search')).toBeNull();
});
