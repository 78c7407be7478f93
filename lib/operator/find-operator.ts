import 'server-only';
import { adminClient } from '@/lib/supabase/admin';
import type { DataClient } from '@/lib/supabase/types';

export type OperatorRole = 'moderator' | 'administrator';

/** Somebody who runs the site. */
export type Operator = { userId: string; role: OperatorRole };

/** The operator whose session a client carries; null for everybody else. The auth service looks at the session itself. */
export async function findOperator(viewer: DataClient): Promise<Operator | null> {
  const { data } = await viewer.auth.getUser();
  if (!data.user) return null;
  const sessionId = await sessionIdOf(viewer);
  if (sessionId === null) return null;
  const { data: found, error } = await adminClient().rpc('find_operator', { session_id: sessionId });
  if (error) throw error;
  const operator = found as { id: string; role: OperatorRole } | null;
  // The token was looked at above; here it only says which session it is of.
  return operator?.id === data.user.id ? { userId: operator.id, role: operator.role } : null;
}

async function sessionIdOf(viewer: DataClient): Promise<string | null> {
  const { data } = await viewer.auth.getSession();
  const payload = data.session?.access_token.split('.')[1];
  if (payload === undefined) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const id = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'session_id') : undefined;
  return typeof id === 'string' ? id : null;
}
