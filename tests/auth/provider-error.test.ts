import { describe, expect, test } from 'vitest';
import { getAuthErrorMessage, isRetryable, isSessionMissing } from '@/lib/auth/provider-error';

const fallback = 'Failed to sign in';

describe('an auth service error', () => {
  test.each([
    ['invalid_credentials', /^Invalid login credentials/],
    ['email_not_confirmed', /^Email not confirmed/],
    [
      'user_already_exists',
      /^This email is already registered\. Please sign in or use a different email address\.$/,
    ],
    ['email_exists', /^This email is already registered/],
    ['over_request_rate_limit', /^Too many attempts/],
    ['over_email_send_rate_limit', /^Too many attempts/],
    ['otp_expired', /^This link has expired or has already been used/],
    ['same_password', /must be different/],
    ['session_not_found', /^Your session has ended/],
    ['refresh_token_not_found', /^Your session has ended/],
  ])('with the code %s has its own message', (code, message) => {
    expect(getAuthErrorMessage({ code, status: 400 }, fallback)).toMatch(message);
  });

  test('with an unlisted code has the fallback message', () => {
    expect(getAuthErrorMessage({ code: 'hook_payload_invalid_content_type', status: 500 }, fallback)).toBe(
      fallback,
    );
    expect(getAuthErrorMessage({ code: 'constructor' }, fallback)).toBe(fallback);
    expect(getAuthErrorMessage({}, fallback)).toBe(fallback);
  });

  test('about a weak password contains the reasons', () => {
    const message = getAuthErrorMessage(
      { code: 'weak_password', reasons: ['length', 'pwned', 'other'] },
      fallback,
    );
    expect(message).toMatch(/too easy to guess.*It is too short\. It appeared in a data leak/);
  });

  test.each([0, 502, 503, 504])('with the status %i is retryable', (status) => {
    expect(isRetryable({ status })).toBe(true);
    expect(getAuthErrorMessage({ status }, fallback)).toMatch(/isn’t responding right now/);
  });

  test('is retryable after a network failure but not after a rejection', () => {
    expect(isRetryable({ name: 'AuthRetryableFetchError' })).toBe(true);
    expect(isRetryable({ status: 500 })).toBe(false);
    expect(isRetryable({ status: 400, code: 'invalid_credentials' })).toBe(false);
  });

  test('about a missing session is distinguished from others', () => {
    expect(isSessionMissing({ name: 'AuthSessionMissingError' })).toBe(true);
    expect(isSessionMissing({ code: 'refresh_token_already_used' })).toBe(true);
    expect(isSessionMissing({ code: 'same_password' })).toBe(false);
  });
});
