import 'server-only';
import { forgetSession, viewerClient } from '@/lib/supabase/server';

/** Ends this browser's session. It is over here even when the auth service does not answer. */
export async function closeSession(): Promise<void> {
  const client = await viewerClient();
  await client.auth.signOut({ scope: 'local' }).catch(() => undefined);
  await forgetSession();
}
