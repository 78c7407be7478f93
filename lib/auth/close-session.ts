import 'server-only';
import { clearSessionCookies, viewerClient } from '@/lib/supabase/server';

/** Ends this browser's session, even if the auth service doesn't respond. */
export async function closeSession(): Promise<void> {
  const client = await viewerClient();
  await client.auth.signOut({ scope: 'local' }).catch(() => undefined);
  await clearSessionCookies();
}
