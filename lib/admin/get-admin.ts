import 'server-only';
import { serviceClient } from '@/lib/supabase/service';
import type { DataClient } from '@/lib/supabase/types';

export type AdminRole = 'moderator' | 'administrator';

export type Admin = { userId: string; role: AdminRole };

/**
 * The admin of a session. `isVerified`: a code of the second factor was entered, and there was a request within the
 * last hour.
 */
type AdminSession = Admin & { sessionId: string; isVerified: boolean };

/** Returns the admin of the client's session, or null for non-admins. The auth service validates the session. */
export async function getAdmin(client: DataClient): Promise<AdminSession | null> {
  const { data } = await client.auth.getUser();
  const sessionId = data.user && (await getSessionId(client));
  if (!sessionId) return null;
  const { data: row } = await serviceClient().rpc('get_admin', { session_id: sessionId }).throwOnError();
  const admin = row as { id: string; role: AdminRole; isVerified: boolean } | null;
  // The token is validated above; here it only identifies the session.
  if (admin?.id !== data.user.id) return null;
  return { userId: admin.id, role: admin.role, sessionId, isVerified: admin.isVerified };
}

async function getSessionId(client: DataClient): Promise<string | null> {
  const { data } = await client.auth.getSession();
  const payload = data.session?.access_token.split('.')[1];
  if (payload === undefined) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const id = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'session_id') : undefined;
  return typeof id === 'string' ? id : null;
}
