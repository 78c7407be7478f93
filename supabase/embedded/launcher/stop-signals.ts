/**
 * Resolves at the first Ctrl-C, SIGTERM or closed terminal. A second Ctrl-C ends the process at once; the next start
 * clears up after that.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        resolve(signal);
        process.once('SIGINT', () => process.exit(130));
      });
  });
}
