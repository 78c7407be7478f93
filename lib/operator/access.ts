import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { viewerClient } from '@/lib/supabase/server';
import { findOperator, type Operator, type OperatorRole } from './find-operator';

/** Asked once per request. */
const findViewingOperator = cache(async () => findOperator(await viewerClient()));

/**
 * For every page, action and route of the desk: the operator who asks; to everybody else, and to a moderator where an administrator is
 * asked for, the address is a 404.
 */
export async function requireOperator(role?: OperatorRole): Promise<Operator> {
  const operator = await findViewingOperator();
  if (operator === null || (role === 'administrator' && operator.role !== role)) notFound();
  return operator;
}
