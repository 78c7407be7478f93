import 'server-only';
import { cache } from 'react';
import { viewerClient } from '@/lib/supabase/server';
import { parseRole, type Role } from './role';

/** Whoever makes this request, once signed in. */
export type Viewer = { id: string; email: string; role: Role | null };

/**
 * The signed-in viewer, as the auth service itself knows them; null for a visitor and for a session that is gone.
 * Asked once per request.
 */
export const findViewer = cache(async (): Promise<Viewer | null> => {
  const client = await viewerClient();
  const { data } = await client.auth.getUser();
  if (!data.user?.email) return null;
  return { id: data.user.id, email: data.user.email, role: parseRole(data.user.user_metadata.role) };
});
