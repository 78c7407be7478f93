/**
 * Aborts at the first Ctrl-C, SIGTERM or closed terminal. A second Ctrl-C ends the process at once; the next start
 * clears up after that.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (controller.signal.aborted && signal === 'SIGINT') process.exit(130);
      controller.abort();
    });
  return controller.signal;
}

/** Resolves once the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
