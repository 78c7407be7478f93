import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { env } from '@/lib/env';
import { clientAddress, networkOf } from '@/lib/rate-limits/client-address';
import { Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import { shutOut as text } from '@/messages/auth/shut-out';
import { knownBrowserKey } from './browser-key';

/** What the database raises where a ban stands (D98), in a sentence; null for any other error. */
export const shutOutError = ({ message }: { message: string }): Refusal | null =>
  message === 'SHUT_OUT' ? new Refusal(text.notFromHere) : null;

/** Notes from where an account is used, so that a ban can hold for that, too; of a browser without a secret only its network. */
export async function noteTraces(accountId: string): Promise<void> {
  await adminClient()
    .rpc('note_traces', { account_id: accountId, traces: await tracesOfVisitor() })
    .throwOnError();
}

/** Throws a Refusal where a ban stands against this browser, its network, or what it wrote, such as an address. */
export async function refuseShutOut(words?: string): Promise<void> {
  const { data: isBanned } = await adminClient()
    .rpc('is_banned', { traces: await tracesOfVisitor(), ...(words !== undefined && { words }) })
    .throwOnError();
  if (isBanned) throw new Refusal(text.notFromHere);
}

/** As the database compares them: the browser by its secret's hash, the network by one that only we can make. */
async function tracesOfVisitor(): Promise<string[]> {
  const [key, network] = [await knownBrowserKey(), networkTrace(await headers())];
  return [
    ...(key === null ? [] : [`browser:${createHash('sha256').update(key).digest('hex')}`]),
    ...(network === null ? [] : [`network:${network}`]),
  ];
}

/** A visitor's network, as bans and reports compare it; null where no proxy tells addresses. */
export function networkTrace(asked: Pick<Headers, 'get'>): string | null {
  const address = clientAddress(asked);
  if (address === null) return null;
  return createHmac('sha256', env().secretKey)
    .update(`network ${networkOf(address)}`)
    .digest('base64url');
}
