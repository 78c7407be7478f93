import { vi } from 'vitest';

/**
 * Retries until `attempt` does not throw, with the timeout of `expect.poll` (vitest.config.ts), because a busy machine
 * takes longer than a second.
 */
export const waitFor = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: 10_000 });
