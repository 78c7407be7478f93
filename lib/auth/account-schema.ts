import { z } from 'zod';
import { authMessages } from './messages';
import { currentPassword, email, linkToken, newPassword } from './schema';

export const changeEmailSchema = z.object({ email });
export type ChangeEmailInput = z.input<typeof changeEmailSchema>;

export const changePasswordSchema = z
  .object({
    currentPassword,
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: authMessages.passwordsDoNotMatch,
  });
export type ChangePasswordInput = z.input<typeof changePasswordSchema>;

export const deleteAccountSchema = z.object({
  currentPassword,
  withApplications: z.boolean().default(false),
});
export type DeleteAccountInput = z.input<typeof deleteAccountSchema>;

export const emailChangeLinkSchema = z.object({ token: linkToken });
export type EmailChangeLinkInput = z.input<typeof emailChangeLinkSchema>;

/** For what needs no more than a click. */
export const nothingSchema = z.object({});
