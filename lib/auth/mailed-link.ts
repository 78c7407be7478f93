import 'server-only';
import { z } from 'zod';
import { adminClient } from '@/lib/supabase/admin';

const linked = z
  .object({ id: z.guid(), email: z.string(), isConfirmed: z.boolean(), isExpired: z.boolean() })
  .nullable();

/** Whose mailbox a link was sent to. */
type LinkedAccount = NonNullable<z.output<typeof linked>>;

/** Whose mailbox the token of a confirmation or reset link went to, also when its hour is over; null for an unknown one. */
export async function accountOfLink(token: string): Promise<LinkedAccount | null> {
  const { data } = await adminClient().rpc('account_of_link', { token }).throwOnError();
  return linked.parse(data);
}

/** Sets the password of the account that waits for this link, before the link is redeemed; false for a confirmed account. */
export async function setUnprovenPassword(token: string, password: string): Promise<boolean> {
  const { data } = await adminClient().rpc('set_unproven_password', { token, password }).throwOnError();
  return data;
}
