import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { routes } from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { findOperator, type Operator, type OperatorRole } from './find-operator';

/** Asked once per request. */
const findArrival = cache(async () => findOperator(await viewerClient()));

/** For the door of the desk: the operator who asks, with the second factor or before it; a 404 to everybody else. */
export async function requireArrival() {
  return (await findArrival()) ?? notFound();
}

/**
 * For every page, action and route of the desk: the operator who asks, led to the door where the second factor is missing or an hour
 * of silence went by. To everybody else, and to a moderator where an administrator is asked for, the address is a 404.
 */
export async function requireOperator(role?: OperatorRole): Promise<Operator> {
  const { isIn, userId, role: own } = await requireArrival();
  if (!isIn) redirect(routes.operator.enter());
  if (role === 'administrator' && own !== role) notFound();
  return { userId, role: own };
}
