import 'server-only';
import { adminClient } from '@/lib/supabase/admin';
import type { DataClient } from '@/lib/supabase/types';

export type OperatorRole = 'moderator' | 'administrator';

/** Somebody who runs the site. */
export type Operator = { userId: string; role: OperatorRole };

/** An operator by a session: `isIn` once a code of the second factor let it in, and it was not silent for an hour since. */
type Arrival = Operator & { sessionId: string; isIn: boolean };

/** The operator whose session a client carries; null for everybody else. The auth service looks at the session itself. */
export async function findOperator(viewer: DataClient): Promise<Arrival | null> {
  const { data } = await viewer.auth.getUser();
  const sessionId = data.user && (await sessionIdOf(viewer));
  if (!sessionId) return null;
  const { data: found } = await adminClient().rpc('find_operator', { session_id: sessionId }).throwOnError();
  const operator = found as { id: string; role: OperatorRole; isIn: boolean } | null;
  // The token was looked at above; here it only says which session it is of.
  if (operator?.id !== data.user.id) return null;
  return { userId: operator.id, role: operator.role, sessionId, isIn: operator.isIn };
}

async function sessionIdOf(viewer: DataClient): Promise<string | null> {
  const { data } = await viewer.auth.getSession();
  const payload = data.session?.access_token.split('.')[1];
  if (payload === undefined) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const id = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'session_id') : undefined;
  return typeof id === 'string' ? id : null;
}
