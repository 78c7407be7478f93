import { vi } from 'vitest';

/** Until it no longer throws: as long as `expect.poll` waits (vitest.config.ts), because a busy machine takes longer than a second. */
export const waitFor = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: 10_000 });
