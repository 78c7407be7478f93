import 'server-only';
import { redirect } from 'next/navigation';
import { Refusal } from '@/lib/result';
import { routes } from '@/lib/routes';
import { authMessages } from './messages';
import { findViewer, type Viewer } from './viewer';

/** For actions: the signed-in viewer; refuses everybody else with 'Authentication required'. */
export async function signedIn(): Promise<Viewer> {
  const viewer = await findViewer();
  if (viewer === null) throw new Refusal(authMessages.authenticationRequired);
  return viewer;
}

/** For pages: the signed-in viewer; sends everybody else to sign in and back to `from` (section 2). */
export async function requireViewer(from: string): Promise<Viewer> {
  return (await findViewer()) ?? redirect(routes.login(from));
}

/** For pages that depend on the role: sends a viewer without one to choose it. */
export async function requireRole(from: string): Promise<Viewer & { role: NonNullable<Viewer['role']> }> {
  const viewer = await requireViewer(from);
  return viewer.role === null ? redirect(routes.roleSelection()) : { ...viewer, role: viewer.role };
}
