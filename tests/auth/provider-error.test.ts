import { describe, expect, test } from 'vitest';
import { authSentence, isRetryable, isSessionMissing } from '@/lib/auth/provider-error';

const fallback = 'Failed to sign in';

describe('what an error of the auth service becomes', () => {
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
  ])('%s', (code, sentence) => {
    expect(authSentence({ code, status: 400 }, fallback)).toMatch(sentence);
  });

  test('a code that is not on the list becomes the fallback', () => {
    expect(authSentence({ code: 'hook_payload_invalid_content_type', status: 500 }, fallback)).toBe(fallback);
    expect(authSentence({ code: 'constructor' }, fallback)).toBe(fallback);
    expect(authSentence({}, fallback)).toBe(fallback);
  });

  test('a weak password says why', () => {
    const sentence = authSentence({ code: 'weak_password', reasons: ['length', 'pwned', 'other'] }, fallback);
    expect(sentence).toMatch(/too easy to guess.*It is too short\. It appeared in a data leak/);
  });

  test.each([0, 502, 503, 504])('status %i passes by itself', (status) => {
    expect(isRetryable({ status })).toBe(true);
    expect(authSentence({ status }, fallback)).toMatch(/isn’t responding right now/);
  });

  test('a lost network passes by itself, a refusal does not', () => {
    expect(isRetryable({ name: 'AuthRetryableFetchError' })).toBe(true);
    expect(isRetryable({ status: 500 })).toBe(false);
    expect(isRetryable({ status: 400, code: 'invalid_credentials' })).toBe(false);
  });

  test('a session that is gone is told from other refusals', () => {
    expect(isSessionMissing({ name: 'AuthSessionMissingError' })).toBe(true);
    expect(isSessionMissing({ code: 'refresh_token_already_used' })).toBe(true);
    expect(isSessionMissing({ code: 'same_password' })).toBe(false);
  });
});
