import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { onTestFinished, vi } from 'vitest';

/** Notes each function of the database that is called until the test ends, by `fetch` or over a kept connection. */
export function watchCalls(): string[] {
  const calls: string[] = [];
  const { fetch } = globalThis;
  const note = (pathname: string) => calls.push(pathname.replace('/rest/v1/rpc/', ''));
  vi.stubGlobal('fetch', (input: URL, init?: RequestInit) => {
    note(new URL(input).pathname);
    return fetch(input, init);
  });
  const hear = (message: unknown) => note((message as { request: ClientRequest }).request.path);
  subscribe('http.client.request.start', hear);
  onTestFinished(() => {
    unsubscribe('http.client.request.start', hear);
    vi.unstubAllGlobals();
  });
  return calls;
}
