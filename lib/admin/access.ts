import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { adminSignIn as text } from '@/messages/admin/sign-in';
import { type Admin, type AdminRole, getAdmin } from './get-admin';

/** Memoized per request. */
const getAdminSession = cache(async () => getAdmin(await viewerClient()));

/**
 * Returns the admin account of this request's session, before or after the second factor. Renders a 404 for all others,
 * and for moderators if `role` is administrator.
 */
export async function requireAdminAccount(role?: AdminRole) {
  const session = (await getAdminSession()) ?? notFound();
  return role === 'administrator' && session.role !== role ? notFound() : session;
}

/**
 * Returns the admin of this request; required by every admin page, action and route. Redirects to the sign-in if the
 * second factor is missing or an hour passed without a request. Renders a 404 for all others, and for moderators if
 * `role` is administrator.
 */
export async function requireAdmin(role?: AdminRole): Promise<Admin> {
  const { isVerified, userId, role: own } = await requireAdminAccount(role);
  if (!isVerified) redirect(routes.admin.signIn());
  return { userId, role: own };
}

/**
 * Like `requireAdmin`, for forms whose values must not be lost: after an hour without a request it throws a UserError
 * with a link to sign in.
 */
export async function requireVerifiedAdmin(role?: AdminRole): Promise<Admin> {
  const { isVerified, userId, role: own } = await requireAdminAccount(role);
  if (!isVerified)
    throw new UserError(text.idleTimeout, undefined, {
      href: routes.admin.signIn(),
      label: text.enterCodeLink,
      opensNewTab: true,
    });
  return { userId, role: own };
}
