import 'server-only';
import { refresh } from 'next/cache';
import { RedirectType, redirect } from 'next/navigation';

/**
 * Leads on from what a server action deleted. Its page leaves the history, and the refresh empties the router's memory, from which
 * Back would show it again.
 */
export function redirectAfterDeletion(to: string): never {
  refresh();
  redirect(to, RedirectType.replace);
}
