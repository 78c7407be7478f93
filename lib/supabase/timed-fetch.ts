import { metrics } from '@/lib/metrics';

/** `fetch` for all clients of Supabase, which tells how long each call took. */
export const timedFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  timed(callOf(input instanceof Request ? input.url : String(input)), () => fetch(input, init));

/** Tells how long a call of Supabase took, and whether it failed. */
export async function timed<Answer extends { status: number }>(
  call: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const stop = metrics.database.startTimer({ call });
  try {
    const response = await ask();
    if (response.status >= 500) metrics.databaseFaults.inc({ call });
    return response;
  } catch (fault) {
    if (!isGivenUp(fault)) metrics.databaseFaults.inc({ call });
    throw fault;
  } finally {
    stop();
  }
}

/** Whoever asked did not want to wait any longer, which says nothing of the database. */
const isGivenUp = (fault: unknown) => fault instanceof Error && fault.name === 'AbortError';

/** What is called, without what it is asked: 'find_jobs', 'outbox', 'auth/token', 'storage/object'. */
export function callOf(url: string): string {
  const [, service, name = ''] = /\/(rest|auth|storage)\/v1\/(?:rpc\/)?([\w-]+)/.exec(url) ?? [];
  if (service === undefined) return 'other';
  return service === 'rest' ? name : `${service}/${name}`;
}
