import 'server-only';
import { refresh } from 'next/cache';
import { RedirectType, redirect } from 'next/navigation';

/**
 * Redirects from the page of a deleted object, for server actions. It replaces the history entry and refreshes the
 * router cache, so that Back doesn't show the deleted object.
 */
export function redirectAfterDeletion(to: string): never {
  refresh();
  redirect(to, RedirectType.replace);
}
