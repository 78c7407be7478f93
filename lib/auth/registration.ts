import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { env } from '@/lib/env';
import { sessionCookieOptions } from '@/lib/supabase/session-cookie';

const cookieName = 'doorstep_registration';
/** As long as the link in the mail works. */
const maxAgeSeconds = 60 * 60;

/** What this browser registered and has not confirmed yet; `from` is where it was going. */
const registration = z.object({ userId: z.guid(), email: z.string(), from: z.string().optional() });
export type Registration = z.output<typeof registration>;

/** Remembers that this very browser registered the account, so that its link can sign it in here and nowhere else. */
export async function noteRegistration(made: Registration): Promise<void> {
  const isHttps = env().siteUrl.startsWith('https://');
  (await cookies()).set(cookieName, JSON.stringify(made), {
    ...sessionCookieOptions(isHttps),
    maxAge: maxAgeSeconds,
  });
}

export async function findRegistration(): Promise<Registration | null> {
  const kept = (await cookies()).get(cookieName)?.value;
  return kept === undefined ? null : (registration.safeParse(parsed(kept)).data ?? null);
}

export async function forgetRegistration(): Promise<void> {
  (await cookies()).delete(cookieName);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
