/**
 * Aborts at the first Ctrl-C, SIGTERM or closed terminal, and when the npm that started this process is gone. A second
 * Ctrl-C ends the process at once; the next start clears up after that.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (controller.signal.aborted && signal === 'SIGINT') process.exit(130);
      controller.abort();
    });
  if (process.env.npm_lifecycle_event) abortWithParent(controller);
  return controller.signal;
}

/** The shell between npm and a script passes no SIGTERM on: it ends, and the script would stay behind alone. */
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
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
