import { z } from 'zod';
import {
  accountEmail,
  currentPassword,
  linkToken,
  newPassword,
  passwordMismatch,
  passwordsMatch,
} from './schema';

export const changeEmailSchema = z.object({ email: accountEmail });

export const changePasswordSchema = z
  .object({
    currentPassword,
    password: newPassword,
    confirmPassword: z.string().normalize('NFKC'),
  })
  .refine(passwordsMatch, passwordMismatch);

export const deleteAccountSchema = z.object({
  currentPassword,
  /** Whether to withdraw the applications that the viewer sent. */
  withApplications: z.boolean().default(false),
});

export const emailChangeLinkSchema = z.object({ token: linkToken });

/** For actions without input. */
export const emptySchema = z.object({});
