/**
 * A signal that aborts at the first Ctrl-C, SIGTERM or closed terminal, and under npm also when the parent process ends.
 * A second Ctrl-C ends the process immediately; the next start cleans up.
 */
export function createStopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (controller.signal.aborted && signal === 'SIGINT') process.exit(130);
      controller.abort();
    });
  if (process.env.npm_lifecycle_event) abortWithParent(controller);
  return controller.signal;
}

/** The shell between npm and a script does not forward SIGTERM, so this polls for the end of the parent. */
function abortWithParent(controller: AbortController): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    controller.abort();
  }, 200);
  timer.unref();
}

/** Resolves once the signal aborts. */
export function waitForAbort(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
