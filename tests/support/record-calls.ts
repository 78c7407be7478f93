import { onTestFinished, vi } from 'vitest';

/** Records the name of each called database function until the test ends. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: URL, init?: RequestInit) => {
    calls.push(new URL(input).pathname.replace('/rest/v1/rpc/', ''));
    return fetch(input, init);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}
