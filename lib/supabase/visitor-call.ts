import 'server-only';
import type { Database } from './database.types';
import { publicClient } from './public';
import { readTimeoutMs } from './timed-fetch';
import type { FunctionArgs, FunctionReturns } from './types';

type FunctionName = keyof Database['public']['Functions'];

/** Calls a read-only database function as an anonymous visitor. Throws on an error and after ten seconds. */
export async function callAsVisitor<Name extends FunctionName>(
  name: Name,
  args: FunctionArgs<Name>,
): Promise<FunctionReturns<Name>> {
  const { data } = await publicClient()
    .rpc(name, args)
    .abortSignal(AbortSignal.timeout(readTimeoutMs))
    .throwOnError();
  return data as FunctionReturns<Name>;
}
