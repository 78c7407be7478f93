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

/** Returns a form's error messages by field. */
function getMessages(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

test('signing in requires an email and a password', () => {
  expect(getMessages(signInSchema, { email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(getMessages(signInSchema, { email: 'ada', password: 'x' })).toEqual({
    email: 'Please enter a valid email address',
  });
  expect(getMessages(signInSchema, {})).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('a reset link requires a valid email', () => {
  expect(getMessages(recoverSchema, { email: ' ' })).toEqual({ email: 'Please enter your email address' });
  expect(getMessages(recoverSchema, { email: 'ada@' })).toEqual({
    email: 'Please enter a valid email address',
  });
});

describe('registering', () => {
  test('requires two equal passwords', () => {
    expect(getMessages(registerSchema, account)).toEqual({});
    expect(getMessages(registerSchema, { ...account, confirmPassword: 'a secreT' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  test('requires a password of at least 8 characters and at most 72 bytes', () => {
    const withPassword = (password: string) =>
      getMessages(registerSchema, { ...account, password, confirmPassword: password });
    expect(withPassword('1234567')).toEqual({ password: 'Password must be at least 8 characters long' });
    expect(withPassword('12345678')).toEqual({});
    expect(withPassword('ü'.repeat(36))).toEqual({});
    expect(withPassword(`${'ü'.repeat(36)}x`)).toEqual({
      password: expect.stringMatching(/^Password must be at most 72 characters long/),
    });
  });

  test('requires one of the two roles', () => {
    const messages = { role: 'Please choose how you will use the site' };
    expect(getMessages(registerSchema, { ...account, role: 'admin' })).toEqual(messages);
    expect(getMessages(chooseRoleSchema, { role: '' })).toEqual(messages);
  });
});

test('resetting a password requires six characters and the same confirmation', () => {
  expect(getMessages(resetPasswordSchema, { password: 'abc', confirmPassword: 'abc' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
  expect(getMessages(resetPasswordSchema, { password: 'abcdef', confirmPassword: 'abcdeg' })).toEqual({
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
  ])('is invalid with the token $token and the type $type', (link) => {
    expect(Object.values(getMessages(confirmationLinkSchema, link))).toEqual(['Invalid confirmation link']);
  });

  test('is valid with a token and the type email_confirmation', () => {
    expect(getMessages(confirmationLinkSchema, { token: 'abc', type: 'email_confirmation' })).toEqual({});
  });
});

test('the account forms require their fields', () => {
  expect(
    getMessages(changePasswordSchema, {
      currentPassword: '',
      password: 'abcdefgh',
      confirmPassword: 'abcdefgh',
    }),
  ).toEqual({ currentPassword: 'Please enter your current password' });
  expect(getMessages(deleteAccountSchema, { currentPassword: '' })).toEqual({
    currentPassword: 'Please enter your current password',
  });
  expect(getMessages(emailChangeLinkSchema, {})).toEqual({
    token: 'Invalid confirmation link',
  });
});

test('every form normalizes a password to one Unicode form', () => {
  const [composed, decomposed] = ['caf\u00e9 noir', 'cafe\u0301 noir'];
  const base = { ...account, token: 'x', currentPassword: decomposed, confirmPassword: composed };
  for (const schema of [registerSchema, resetPasswordSchema, changePasswordSchema, signInSchema])
    expect(schema.parse({ ...base, password: decomposed }).password).toBe(composed);
  for (const schema of [changePasswordSchema, deleteAccountSchema])
    expect(schema.parse({ ...base, password: composed }).currentPassword).toBe(composed);
});
