import 'server-only';
import { z } from 'zod';
import { dropOwnCookie, readOwnCookie, writeOwnCookie } from '@/lib/http/http-only-cookie';

const cookieName = 'doorstep_registration';
/** As long as the link in the mail works. */
const maxAgeSeconds = 60 * 60;

/**
 * What this browser registered and has not confirmed yet; `from` is where it was going. `userId` is null when the account
 * was there before: its password may be somebody else's.
 */
const registration = z.object({
  userId: z.guid().nullable(),
  email: z.string(),
  from: z.string().optional(),
});
export type Registration = z.output<typeof registration>;

/** Remembers that this very browser registered the account, so that its link can sign it in here and nowhere else. */
export const noteRegistration = (made: Registration): Promise<void> =>
  writeOwnCookie(cookieName, JSON.stringify(made), maxAgeSeconds);

export async function findRegistration(): Promise<Registration | null> {
  const kept = await readOwnCookie(cookieName);
  return kept === null ? null : (registration.safeParse(parsed(kept)).data ?? null);
}

export const forgetRegistration = (): Promise<void> => dropOwnCookie(cookieName);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
