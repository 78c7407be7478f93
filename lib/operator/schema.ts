import { z } from 'zod';
import { enterDesk as text } from '@/messages/operator/enter';

const code = z
  .string({ error: text.enterTheCode })
  // As an authenticator shows it, in two halves.
  .transform((typed) => typed.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, text.enterTheCode));

/** Where somebody was going at the desk. */
const from = z.string().max(2000).optional();

/** `factorId`, and with it the secret that is shown, while an authenticator is being set up. */
export const enterDeskSchema = z.object({
  code,
  from,
  factorId: z.uuid().optional(),
  secret: z.string().max(200).optional(),
  address: z.string().max(1000).optional(),
});
