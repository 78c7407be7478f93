import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { deleteHttpOnlyCookie, getHttpOnlyCookie, setHttpOnlyCookie } from '@/lib/http/http-only-cookie';

const cookieName = 'doorstep_known';
const maxAgeSeconds = 180 * 24 * 3600;
/** Several people may share a browser. */
const maxAccounts = 5;

/**
 * Records that this browser signed in to an account, so that attempts of others don't lock it out (D46). The record
 * stays after signing out. The cookie contains keyed hashes and no address.
 */
export async function saveBrowserAccount(email: string): Promise<void> {
  const hashes = [
    hashAccount(email),
    ...(await getAccountHashes()).filter((hash) => hash !== hashAccount(email)),
  ];
  await setHttpOnlyCookie(cookieName, hashes.slice(0, maxAccounts).join('.'), maxAgeSeconds);
}

/** Returns whether this browser signed in to this account before. */
export const hasSignedInHere = async (email: string): Promise<boolean> =>
  (await getAccountHashes()).includes(hashAccount(email));

/** Removes an account from this browser's list, for signing out everywhere and for deleting the account. */
export async function removeBrowserAccount(email: string): Promise<void> {
  const hashes = (await getAccountHashes()).filter((hash) => hash !== hashAccount(email));
  if (hashes.length === 0) await deleteHttpOnlyCookie(cookieName);
  else await setHttpOnlyCookie(cookieName, hashes.join('.'), maxAgeSeconds);
}

const getAccountHashes = async () => ((await getHttpOnlyCookie(cookieName)) ?? '').split('.').filter(Boolean);

// Keyed with the secret key, so that a hash can't be forged.
const hashAccount = (email: string) =>
  createHmac('sha256', env().secretKey)
    .update(`known browser of ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 24);
