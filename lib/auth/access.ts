import 'server-only';
import { redirect } from 'next/navigation';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { hasSession } from '@/lib/supabase/server';
import { authMessages } from '@/messages/auth/messages';
import { getViewer, type Viewer } from './viewer';

/** For actions: returns the signed-in viewer or throws a UserError ('Authentication required'). */
export async function signedIn(): Promise<Viewer> {
  const viewer = await getViewer();
  if (viewer === null) throw new UserError(authMessages.authenticationRequired);
  return viewer;
}

/**
 * For pages: returns the signed-in viewer, or redirects to sign in and back to `from` (specification, section 2),
 * with a notice if a session has ended.
 */
export async function requireViewer(from: string): Promise<Viewer> {
  const viewer = await getViewer();
  return viewer ?? redirect(routes.login(from, (await hasSession()) ? 'session-ended' : undefined));
}

/** For pages that depend on the role: redirects a viewer without a role to choose one, and then back. */
export async function requireRole(from: string): Promise<Viewer & { role: NonNullable<Viewer['role']> }> {
  const viewer = await requireViewer(from);
  return viewer.role === null ? redirect(routes.roleSelection(from)) : { ...viewer, role: viewer.role };
}
