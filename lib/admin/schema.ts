import { z } from 'zod';
import { adminSignIn as text } from '@/messages/admin/sign-in';

const code = z
  .string({ error: text.codeRequired })
  // Authenticators show the code with a space in the middle.
  .transform((value) => value.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, text.codeRequired));

const from = z.string().max(2000).optional();

/** `factorId`, `secret` and `address` (the content of the QR code) are set while an authenticator is being set up. */
export const adminSignInSchema = z.object({
  code,
  from,
  factorId: z.uuid().optional(),
  secret: z.string().max(200).optional(),
  address: z.string().max(1000).optional(),
});
