import { z } from 'zod';
import { email } from '@/lib/forms/fields';
import { authMessages } from '@/messages/auth/messages';
import { minPasswordLength, minResetPasswordLength } from './password-length';
import { roles } from './role';

export const accountEmail = email({
  required: authMessages.emailRequired,
  invalid: authMessages.emailInvalid,
});

// The same password whichever Unicode form a keyboard sends (NIST SP 800-63B, 3.1.1.2).
const anyPassword = (required: string) => z.string({ error: required }).normalize('NFKC');

const passwordOf = (least: number, tooShort: string) =>
  anyPassword(authMessages.passwordRequired)
    .min(least, tooShort)
    // bcrypt, which the auth service uses, ignores what comes after 72 bytes.
    .refine((text) => new TextEncoder().encode(text).length <= 72, authMessages.passwordTooLong);

export const newPassword = passwordOf(minPasswordLength, authMessages.passwordShorterThanEight);
const resetPasswordTo = passwordOf(minResetPasswordLength, authMessages.passwordTooShort);

export const currentPassword = anyPassword(authMessages.currentPasswordRequired)
  .min(1, authMessages.currentPasswordRequired)
  .max(1000);

/** Of a link that was emailed. */
export const linkToken = z
  .string({ error: authMessages.invalidLink })
  .min(1, authMessages.invalidLink)
  .max(500, authMessages.invalidLink);

/** Where the person was going. */
const from = z.string().max(2000).optional();

const repeated = { path: ['confirmPassword'], error: authMessages.passwordsDoNotMatch };
const matches = (input: { password: string; confirmPassword: string }) =>
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
  .refine(matches, repeated);

export const recoverSchema = z.object({
  email: z.string().trim().min(1, authMessages.enterYourEmail).pipe(accountEmail),
  // A link that has expired still shows whose mailbox it is.
  token: linkToken.optional(),
});

/** By the token of an emailed link, or with the session of this browser by the current password. */
export const resetPasswordSchema = z
  .object({
    password: resetPasswordTo,
    confirmPassword: z.string().normalize('NFKC'),
    token: z.string().max(500).optional(),
    currentPassword: currentPassword.optional(),
  })
  .refine(matches, repeated);

/** D4: the link's own words; everything else is 'Invalid confirmation link'. */
export const confirmationLinkSchema = z.object({
  token: linkToken,
  password: newPassword.optional(),
  type: z.literal('email_confirmation', authMessages.invalidLink),
});

export const chooseRoleSchema = z.object({
  role: z.enum(roles, authMessages.chooseRole),
  from,
});
