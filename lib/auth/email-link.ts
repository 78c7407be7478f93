import 'server-only';
import { z } from 'zod';
import { serviceClient } from '@/lib/supabase/service';

const linkedAccountSchema = z
  .object({ id: z.guid(), email: z.string(), isConfirmed: z.boolean(), isExpired: z.boolean() })
  .nullable();

type LinkedAccount = NonNullable<z.output<typeof linkedAccountSchema>>;

/**
 * Returns the account that a confirmation or reset token was emailed to, even after the token expired; null for an
 * unknown token.
 */
export async function getAccountByLink(token: string): Promise<LinkedAccount | null> {
  const { data } = await serviceClient().rpc('get_account_by_link', { token }).throwOnError();
  return linkedAccountSchema.parse(data);
}

/**
 * Sets the password of the unconfirmed account of this token, before the token is redeemed. Returns false for a
 * confirmed account.
 */
export async function setPasswordByLink(token: string, password: string): Promise<boolean> {
  const { data } = await serviceClient().rpc('set_password_by_link', { token, password }).throwOnError();
  return data;
}
