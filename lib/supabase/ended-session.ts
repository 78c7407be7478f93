import { timedFetch } from './timed-fetch';

/**
 * `fetch` for a viewer's client: where the database says that the session has ended (PT401 of `require_live_session`),
 * the question is asked once more as a visitor, who whoever carries that session now is.
 */
export async function asVisitorWhenEnded(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await timedFetch(input, init);
  if (response.status !== 401 || !(await isEnded(response))) return response;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${headers.get('apikey') ?? ''}`);
  return timedFetch(input, { ...init, headers });
}

async function isEnded(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && Reflect.get(body, 'message') === 'SESSION_ENDED';
}
