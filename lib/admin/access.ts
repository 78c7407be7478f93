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
 * Returns the admin session of this request, even if the second factor is missing. Renders a 404 for non-admins, and
 * for moderators if `role` is 'administrator'.
 */
export async function requireAdminAccount(role?: AdminRole) {
  const session = (await getAdminSession()) ?? notFound();
  return role === 'administrator' && session.role !== role ? notFound() : session;
}

/**
 * For admin pages and route handlers: returns the admin of this request. Redirects to the admin sign-in if the second
 * factor is missing or an hour passed without a request. Renders a 404 for non-admins, and for moderators if `role` is
 * 'administrator'.
 */
export async function requireAdmin(role?: AdminRole): Promise<Admin> {
  const { isVerified, userId, role: own } = await requireAdminAccount(role);
  if (!isVerified) redirect(routes.admin.signIn());
  return { userId, role: own };
}

/**
 * Like `requireAdmin`, for actions. Instead of redirecting it throws a UserError with a link to the admin sign-in, so
 * that the form keeps its values.
 */
export async function requireAdminInAction(role?: AdminRole): Promise<Admin> {
  const { isVerified, userId, role: own } = await requireAdminAccount(role);
  if (!isVerified)
    throw new UserError(text.idleTimeout, undefined, {
      href: routes.admin.signIn(),
      label: text.enterCodeLink,
      opensNewTab: true,
    });
  return { userId, role: own };
}
