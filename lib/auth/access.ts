import 'server-only';
import { redirect } from 'next/navigation';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { hasSession } from '@/lib/supabase/server';
import { authMessages } from '@/messages/auth/messages';
import { findViewer, type Viewer } from './viewer';

/** For actions: the signed-in viewer; refuses everybody else with 'Authentication required'. */
export async function signedIn(): Promise<Viewer> {
  const viewer = await findViewer();
  if (viewer === null) throw new Refusal(authMessages.authenticationRequired);
  return viewer;
}

/**
 * For pages: the signed-in viewer; sends everybody else to sign in and back to `from` (section 2). Whoever carries a
 * session that is gone is told so.
 */
export async function requireViewer(from: string): Promise<Viewer> {
  const viewer = await findViewer();
  return viewer ?? redirect(routes.login(from, (await hasSession()) ? 'session-ended' : undefined));
}

/** For pages that depend on the role: sends a viewer without one to choose it, and then back. */
export async function requireRole(from: string): Promise<Viewer & { role: NonNullable<Viewer['role']> }> {
  const viewer = await requireViewer(from);
  return viewer.role === null ? redirect(routes.roleSelection(from)) : { ...viewer, role: viewer.role };
}
