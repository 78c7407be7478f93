import { z } from 'zod';
import { email } from '@/lib/forms/fields';
import { authMessages } from '@/messages/auth/messages';
import { minPasswordLength, minResetPasswordLength } from './password-length';
import { roles } from './role';

export const accountEmail = email({
  required: authMessages.emailRequired,
  invalid: authMessages.emailInvalid,
});

// Normalized, because keyboards send different Unicode forms of the same password (NIST SP 800-63B, 3.1.1.2).
const anyPassword = (required: string) => z.string({ error: required }).normalize('NFKC');

const createPasswordSchema = (minLength: number, tooShort: string) =>
  anyPassword(authMessages.passwordRequired)
    .min(minLength, tooShort)
    // bcrypt, which the auth service uses, ignores bytes after the 72nd.
    .refine((text) => new TextEncoder().encode(text).length <= 72, authMessages.passwordTooLong);

export const newPassword = createPasswordSchema(minPasswordLength, authMessages.newPasswordTooShort);
const resetPassword = createPasswordSchema(minResetPasswordLength, authMessages.passwordTooShort);

export const currentPassword = anyPassword(authMessages.currentPasswordRequired)
  .min(1, authMessages.currentPasswordRequired)
  .max(1000);

export const linkToken = z
  .string({ error: authMessages.invalidLink })
  .min(1, authMessages.invalidLink)
  .max(500, authMessages.invalidLink);

const from = z.string().max(2000).optional();

export const passwordMismatch = { path: ['confirmPassword'], error: authMessages.passwordMismatch };
export const passwordsMatch = (input: { password: string; confirmPassword: string }) =>
  input.password === input.confirmPassword;

export const signInSchema = z.object({
  email: accountEmail,
  password: anyPassword(authMessages.passwordRequired).min(1, authMessages.passwordRequired).max(1000),
  from,
});

export const registerSchema = z
  .object({
    role: z.enum(roles, authMessages.chooseRole),
    email: accountEmail,
    password: newPassword,
    confirmPassword: z.string().normalize('NFKC'),
    from,
  })
  .refine(passwordsMatch, passwordMismatch);

export const recoverSchema = z.object({
  email: z.string().trim().min(1, authMessages.emailMissing).pipe(accountEmail),
  // An expired token still identifies the mailbox.
  token: linkToken.optional(),
});

/** With the token of an emailed link, or with this browser's session and the current password. */
export const resetPasswordSchema = z
  .object({
    password: resetPassword,
    confirmPassword: z.string().normalize('NFKC'),
    token: z.string().max(500).optional(),
    currentPassword: currentPassword.optional(),
  })
  .refine(passwordsMatch, passwordMismatch);

/** All errors except a weak password are 'Invalid confirmation link' (D4). */
export const confirmationLinkSchema = z.object({
  token: linkToken,
  password: newPassword.optional(),
  type: z.literal('email_confirmation', authMessages.invalidLink),
});

export const chooseRoleSchema = z.object({
  role: z.enum(roles, authMessages.chooseRole),
  from,
});
