import { timedFetch } from './timed-fetch';

/**
 * `fetch` for the viewer's client. If the session has ended (PT401 of `require_live_session`), the request is repeated
 * as an anonymous visitor.
 */
export async function fetchOrRetryAsVisitor(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await timedFetch(input, init);
  if (response.status !== 401 || !(await isSessionEnded(response))) return response;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${headers.get('apikey') ?? ''}`);
  return timedFetch(input, { ...init, headers });
}

async function isSessionEnded(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && Reflect.get(body, 'message') === 'SESSION_ENDED';
}
