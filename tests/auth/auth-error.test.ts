import { beforeEach, expect, test, vi } from 'vitest';
import { toAuthError } from '@/lib/auth/auth-error';
import { logError } from '@/lib/log';

vi.mock('@/lib/log', () => ({ logError: vi.fn() }));

beforeEach(() => vi.clearAllMocks());

test.each([
  ['an unavailable mail server', { status: 500, code: 'unexpected_failure' }],
  ['a missing response', { name: 'AuthRetryableFetchError' }],
  ['an exhausted email limit', { status: 429, code: 'over_email_send_rate_limit' }],
])('logs %s of the auth service', (_reason, error) => {
  expect(toAuthError(error, 'Failed to register').message).not.toContain('unexpected_failure');
  expect(logError).toHaveBeenCalledExactlyOnceWith('auth service', error);
});

test.each([
  ['a wrong password', { status: 400, code: 'invalid_credentials' }],
  ['a known address', { status: 422, code: 'user_already_exists' }],
])('does not log %s', (_reason, error) => {
  toAuthError(error, 'Failed to sign in');
  expect(logError).not.toHaveBeenCalled();
});
