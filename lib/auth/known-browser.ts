import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { dropOwnCookie, readOwnCookie, writeOwnCookie } from '@/lib/http/http-only-cookie';

const cookieName = 'doorstep_known';
const maxAgeSeconds = 180 * 24 * 3600;
/** Shared browsers have a few owners. */
const most = 5;

/**
 * Remembers, also after signing out, that somebody signed in to this account here: what strangers do to the account
 * elsewhere is then not counted against its owner (D46). The cookie holds keyed hashes and no address.
 */
export async function rememberAccount(email: string): Promise<void> {
  const marks = [markOf(email), ...(await knownMarks()).filter((mark) => mark !== markOf(email))];
  await writeOwnCookie(cookieName, marks.slice(0, most).join('.'), maxAgeSeconds);
}

/** Whether somebody signed in to this account in this browser before. */
export const isKnownHere = async (email: string): Promise<boolean> =>
  (await knownMarks()).includes(markOf(email));

/** Forgets that an account was used here. */
export async function forgetAccount(email: string): Promise<void> {
  const marks = (await knownMarks()).filter((mark) => mark !== markOf(email));
  if (marks.length === 0) await dropOwnCookie(cookieName);
  else await writeOwnCookie(cookieName, marks.join('.'), maxAgeSeconds);
}

const knownMarks = async () => ((await readOwnCookie(cookieName)) ?? '').split('.').filter(Boolean);

// Only who has the secret key can make one, so that having it proves that it was given.
const markOf = (email: string) =>
  createHmac('sha256', env().secretKey)
    .update(`known browser of ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 24);
