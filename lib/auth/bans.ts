import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { env } from '@/lib/env';
import { getClientAddress, getNetwork } from '@/lib/rate-limits/client-address';
import { UserError } from '@/lib/result';
import { serviceClient } from '@/lib/supabase/service';
import { bans as text } from '@/messages/auth/bans';
import { getBrowserKey } from './browser-key';

/** Returns the UserError for the database's BANNED error (D98), or null for any other error. */
export const toBanError = ({ message }: { message: string }): UserError | null =>
  message === 'BANNED' ? new UserError(text.banned) : null;

/** Records this request's browser and network for an account, so that a ban can include them. */
export async function recordFingerprints(accountId: string): Promise<void> {
  await serviceClient()
    .rpc('record_fingerprints', { account_id: accountId, fingerprints: await getVisitorFingerprints() })
    .throwOnError();
}

/** Throws a UserError if this browser, its network, or an identifier in `words`, such as an address, is banned. */
export async function assertNotBanned(words?: string): Promise<void> {
  const { data: isBanned } = await serviceClient()
    .rpc('is_banned', { fingerprints: await getVisitorFingerprints(), ...(words !== undefined && { words }) })
    .throwOnError();
  if (isBanned) throw new UserError(text.banned);
}

/** Returns the hash of the browser's key and a keyed hash of the network, in the format of the database. */
async function getVisitorFingerprints(): Promise<string[]> {
  const [key, network] = [await getBrowserKey(), getNetworkFingerprint(await headers())];
  return [
    ...(key === null ? [] : [`browser:${createHash('sha256').update(key).digest('hex')}`]),
    ...(network === null ? [] : [`network:${network}`]),
  ];
}

/**
 * Returns a keyed hash of a visitor's network, which bans and reports compare; null if no proxy header contains the
 * address.
 */
export function getNetworkFingerprint(requestHeaders: Pick<Headers, 'get'>): string | null {
  const address = getClientAddress(requestHeaders);
  if (address === null) return null;
  return createHmac('sha256', env().secretKey)
    .update(`network ${getNetwork(address)}`)
    .digest('base64url');
}
