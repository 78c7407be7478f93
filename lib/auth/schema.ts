import { z } from 'zod';
import { authMessages } from './messages';
import { roles } from './role';

export const minPasswordLength = 6;

export const email = z
  .string({ error: authMessages.emailRequired })
  .trim()
  .min(1, authMessages.emailRequired)
  .max(254, authMessages.emailInvalid)
  .pipe(z.email(authMessages.emailInvalid));

// bcrypt, which the auth service uses, ignores what comes after 72 bytes.
export const newPassword = z
  .string({ error: authMessages.passwordRequired })
  .min(minPasswordLength, authMessages.passwordTooShort)
  .refine((text) => new TextEncoder().encode(text).length <= 72, authMessages.passwordTooLong);

/** Where the person was going. */
const from = z.string().max(2000).optional();

const repeated = { path: ['confirmPassword'], error: authMessages.passwordsDoNotMatch };
const matches = (input: { password: string; confirmPassword: string }) =>
  input.password === input.confirmPassword;

export const signInSchema = z.object({
  email,
  password: z
    .string({ error: authMessages.passwordRequired })
    .min(1, authMessages.passwordRequired)
    .max(1000),
  from,
});
export type SignInInput = z.input<typeof signInSchema>;

export const registerSchema = z
  .object({
    role: z.enum(roles, authMessages.chooseRole),
    email,
    password: newPassword,
    confirmPassword: z.string(),
    from,
  })
  .refine(matches, repeated);
export type RegisterInput = z.input<typeof registerSchema>;

export const recoverSchema = z.object({
  email: z.string().trim().min(1, authMessages.enterYourEmail).pipe(email),
});
export type RecoverInput = z.input<typeof recoverSchema>;

export const resetPasswordSchema = z
  .object({ password: newPassword, confirmPassword: z.string(), token: z.string().max(500).optional() })
  .refine(matches, repeated);
export type ResetPasswordInput = z.input<typeof resetPasswordSchema>;

/** D4: the link's own words; everything else is 'Invalid confirmation link'. */
export const confirmationLinkSchema = z.object({
  token: z
    .string({ error: authMessages.invalidLink })
    .min(1, authMessages.invalidLink)
    .max(500, authMessages.invalidLink),
  type: z.literal('email_confirmation', authMessages.invalidLink),
});
export type ConfirmationLinkInput = z.input<typeof confirmationLinkSchema>;

export const chooseRoleSchema = z.object({
  role: z.enum(roles, authMessages.chooseRole),
  from,
});
export type ChooseRoleInput = z.input<typeof chooseRoleSchema>;
