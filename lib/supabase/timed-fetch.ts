import { metrics } from '@/lib/metrics';

/** Longer than the 3 s that the database gives a visitor's query, with the time to get a connection. */
export const readTimeoutMs = 10_000;

/** `fetch` for all Supabase clients: measures each call, and ends a read of a table after ten seconds. */
export async function timedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const call = callOf(input instanceof Request ? input.url : String(input));
  const stop = metrics.database.startTimer({ call });
  try {
    const isTableRead = (init?.method ?? 'GET') === 'GET' && !call.includes('/');
    const response = await (isTableRead ? fetchWithTimeout(input, init) : fetch(input, init));
    if (response.status >= 500) metrics.databaseFaults.inc({ call });
    return response;
  } catch (error) {
    if (!isAborted(error)) metrics.databaseFaults.inc({ call });
    throw error;
  } finally {
    stop();
  }
}

async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(readTimeoutMs);
  try {
    return await fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (!timeout.aborted) throw error;
    // The client retries other errors of a GET three times.
    throw Object.assign(new Error('Supabase did not answer in time.'), { code: 'ABORT_ERR' });
  }
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** The table, function or service that a URL names: 'find_jobs', 'outbox', 'auth/token', 'storage/object', 'other'. */
export function callOf(url: string): string {
  const [, service, name = ''] = /\/(rest|auth|storage)\/v1\/(?:rpc\/)?([\w-]+)/.exec(url) ?? [];
  if (service === undefined) return 'other';
  return service === 'rest' ? name : `${service}/${name}`;
}
