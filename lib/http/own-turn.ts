const waiting: (() => void)[] = [];

/**
 * Resolves for one of those who wait in each turn of the event loop, in their order. What takes some milliseconds waits for this
 * first: a process takes one new connection a turn (libuv), and twenty pieces of work in one turn let everyone else wait for all.
 */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}
