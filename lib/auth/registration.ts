import 'server-only';
import { z } from 'zod';
import { deleteHttpOnlyCookie, getHttpOnlyCookie, setHttpOnlyCookie } from '@/lib/http/http-only-cookie';

const cookieName = 'doorstep_registration';
/** As long as the emailed link is valid. */
const maxAgeSeconds = 60 * 60;

/**
 * The unconfirmed registration of this browser; `from` is the page to return to. `userId` is null if the account
 * existed before, because another person may have chosen its password.
 */
const registrationSchema = z.object({
  userId: z.guid().nullable(),
  email: z.string(),
  from: z.string().optional(),
});
export type Registration = z.output<typeof registrationSchema>;

/** Records that this browser registered the account, so that its link signs in here and in no other browser. */
export const saveRegistration = (value: Registration): Promise<void> =>
  setHttpOnlyCookie(cookieName, JSON.stringify(value), maxAgeSeconds);

/** Returns the unconfirmed registration of this browser; null if there is none. */
export async function getRegistration(): Promise<Registration | null> {
  const cookie = await getHttpOnlyCookie(cookieName);
  return cookie === null ? null : (registrationSchema.safeParse(parseJson(cookie)).data ?? null);
}

/** Removes the unconfirmed registration from this browser. */
export const clearRegistration = (): Promise<void> => deleteHttpOnlyCookie(cookieName);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
