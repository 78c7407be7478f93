import { beforeEach, expect, test, vi } from 'vitest';
import { authRefusal } from '@/lib/auth/auth-refusal';
import { logFault } from '@/lib/log';

vi.mock('@/lib/log', () => ({ logFault: vi.fn() }));

beforeEach(() => vi.clearAllMocks());

test.each([
  ['its mail server is away', { status: 500, code: 'unexpected_failure' }],
  ['it does not answer', { name: 'AuthRetryableFetchError' }],
  ['its own limit of emails is used up', { status: 429, code: 'over_email_send_rate_limit' }],
])('an error of the auth service is logged when %s', (_reason, error) => {
  expect(authRefusal(error, 'Failed to register').message).not.toContain('unexpected_failure');
  expect(logFault).toHaveBeenCalledExactlyOnceWith('auth service', error);
});

test.each([
  ['a wrong password', { status: 400, code: 'invalid_credentials' }],
  ['a known address', { status: 422, code: 'user_already_exists' }],
])('%s is not logged', (_reason, error) => {
  authRefusal(error, 'Failed to sign in');
  expect(logFault).not.toHaveBeenCalled();
});
