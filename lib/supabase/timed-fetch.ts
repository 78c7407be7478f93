import { metrics } from '@/lib/metrics';

/** The database's limit for visitors' queries (3 s) plus time to get a connection. */
export const readTimeoutMs = 10_000;

/** `fetch` for all Supabase clients: measures each call and aborts reads of tables after ten seconds. */
export async function timedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const call = getCallName(input instanceof Request ? input.url : String(input));
  const stop = metrics.databaseDurations.startTimer({ call });
  try {
    const isTableRead = (init?.method ?? 'GET') === 'GET' && !call.includes('/');
    const response = await (isTableRead ? fetchWithTimeout(input, init) : fetch(input, init));
    if (response.status >= 500) metrics.databaseErrors.inc({ call });
    return response;
  } catch (error) {
    if (!isAbortError(error)) metrics.databaseErrors.inc({ call });
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
    throw Object.assign(new Error('Supabase did not respond in time.'), { code: 'ABORT_ERR' });
  }
}

const isAbortError = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * The table, function or service of a URL: 'search_and_count_jobs', 'outbox', 'auth/token', 'storage/object', 'other'.
 */
export function getCallName(url: string): string {
  const [, service, name = ''] = /\/(rest|auth|storage)\/v1\/(?:rpc\/)?([\w-]+)/.exec(url) ?? [];
  if (service === undefined) return 'other';
  return service === 'rest' ? name : `${service}/${name}`;
}
