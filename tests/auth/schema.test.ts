import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { changePasswordSchema, deleteAccountSchema, emailChangeLinkSchema } from '@/lib/auth/account-schema';
import {
  chooseRoleSchema,
  confirmationLinkSchema,
  recoverSchema,
  registerSchema,
  resetPasswordSchema,
  signInSchema,
} from '@/lib/auth/schema';

const account = {
  role: 'employer',
  email: 'ada@example.com',
  password: 'a secret',
  confirmPassword: 'a secret',
};

/** Returns a form's messages by field. */
function sentences(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

test('signing in requires both fields', () => {
  expect(sentences(signInSchema, { email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(sentences(signInSchema, { email: 'ada', password: 'x' })).toEqual({
    email: 'Please enter a valid email address',
  });
  expect(sentences(signInSchema, {})).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('a reset link requires an address', () => {
  expect(sentences(recoverSchema, { email: ' ' })).toEqual({ email: 'Please enter your email address' });
  expect(sentences(recoverSchema, { email: 'ada@' })).toEqual({
    email: 'Please enter a valid email address',
  });
});

describe('registering', () => {
  test('requires two equal passwords', () => {
    expect(sentences(registerSchema, account)).toEqual({});
    expect(sentences(registerSchema, { ...account, confirmPassword: 'a secreT' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  test('requires eight characters, and at most the bytes that can be hashed', () => {
    const withPassword = (password: string) =>
      sentences(registerSchema, { ...account, password, confirmPassword: password });
    expect(withPassword('1234567')).toEqual({ password: 'Password must be at least 8 characters long' });
    expect(withPassword('12345678')).toEqual({});
    expect(withPassword('ü'.repeat(36))).toEqual({});
    expect(withPassword(`${'ü'.repeat(36)}x`)).toEqual({
      password: expect.stringMatching(/^Password must be at most 72 characters long/),
    });
  });

  test('requires one of the two roles', () => {
    const sentence = { role: 'Please choose how you will use the site' };
    expect(sentences(registerSchema, { ...account, role: 'admin' })).toEqual(sentence);
    expect(sentences(chooseRoleSchema, { role: '' })).toEqual(sentence);
  });
});

test('a reset requires six characters, twice', () => {
  expect(sentences(resetPasswordSchema, { password: 'abc', confirmPassword: 'abc' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
  expect(sentences(resetPasswordSchema, { password: 'abcdef', confirmPassword: 'abcdeg' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

describe('a confirmation link', () => {
  test.each([
    { token: undefined, type: 'email_confirmation' },
    { token: '', type: 'email_confirmation' },
    { token: 'x'.repeat(501), type: 'email_confirmation' },
    { token: 'abc', type: undefined },
    { token: 'abc', type: 'signup' },
    { token: 'abc', type: 'email' },
    { token: 'abc', type: 'recovery' },
    { token: 'abc', type: 'EMAIL_CONFIRMATION' },
  ])('with $token and $type is invalid', (link) => {
    expect(Object.values(sentences(confirmationLinkSchema, link))).toEqual(['Invalid confirmation link']);
  });

  test('with a token and the right type is valid', () => {
    expect(sentences(confirmationLinkSchema, { token: 'abc', type: 'email_confirmation' })).toEqual({});
  });
});

test('the account forms require their fields', () => {
  expect(
    sentences(changePasswordSchema, {
      currentPassword: '',
      password: 'abcdefgh',
      confirmPassword: 'abcdefgh',
    }),
  ).toEqual({ currentPassword: 'Please enter your current password' });
  expect(sentences(deleteAccountSchema, { currentPassword: '' })).toEqual({
    currentPassword: 'Please enter your current password',
  });
  expect(sentences(emailChangeLinkSchema, {})).toEqual({
    token: 'Invalid confirmation link',
  });
});

test('every form accepts a password in either Unicode form', () => {
  const [composed, decomposed] = ['caf\u00e9 noir', 'cafe\u0301 noir'];
  const base = { ...account, token: 'x', currentPassword: decomposed, confirmPassword: composed };
  for (const schema of [registerSchema, resetPasswordSchema, changePasswordSchema, signInSchema])
    expect(schema.parse({ ...base, password: decomposed }).password).toBe(composed);
  for (const schema of [changePasswordSchema, deleteAccountSchema])
    expect(schema.parse({ ...base, password: composed }).currentPassword).toBe(composed);
});
