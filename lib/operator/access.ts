import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { enterDesk as text } from '@/messages/operator/enter';
import { findOperator, type Operator, type OperatorRole } from './find-operator';

/** Asked once per request. */
const findArrival = cache(async () => findOperator(await viewerClient()));

/**
 * For the door of the desk: the operator who asks, with the second factor or before it; a 404 to everybody else, and to a moderator
 * where an administrator is asked for.
 */
export async function requireArrival(role?: OperatorRole) {
  const arrival = (await findArrival()) ?? notFound();
  return role === 'administrator' && arrival.role !== role ? notFound() : arrival;
}

/**
 * For every page, action and route of the desk: the operator who asks, led to the door where the second factor is missing or an hour
 * of silence went by. To everybody else, and to a moderator where an administrator is asked for, the address is a 404.
 */
export async function requireOperator(role?: OperatorRole): Promise<Operator> {
  const { isIn, userId, role: own } = await requireArrival(role);
  if (!isIn) redirect(routes.operator.enter());
  return { userId, role: own };
}

/** The same for a form whose words are not to be lost: after an hour of silence a Refusal says where to enter a code. */
export async function requireAtDesk(role?: OperatorRole): Promise<Operator> {
  const { isIn, userId, role: own } = await requireArrival(role);
  if (!isIn)
    throw new Refusal(text.silentForAnHour, undefined, {
      href: routes.operator.enter(),
      label: text.enterInAnotherTab,
      isInOtherTab: true,
    });
  return { userId, role: own };
}
