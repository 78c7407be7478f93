import { subscribe } from 'node:diagnostics_channel';

const waiting: (() => void)[] = [];

/** As many as are refused in the time that one page takes. */
const mostBetween = 16;
let between = 0;
let isSomebodyNew = false;

/**
 * Resolves for one of those who wait in each turn of the event loop, in their order. What takes some milliseconds waits for this
 * first: a process takes one new connection a turn (libuv), and twenty pieces of work in one turn let everyone else wait for all.
 * While one connection follows another, some are taken before the next piece of work.
 */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });

function goOn(): void {
  if (isSomebodyNew && between < mostBetween) between++;
  else {
    between = 0;
    waiting.shift()?.();
  }
  isSomebodyNew = false;
  if (waiting.length > 0) setImmediate(goOn);
}

subscribe('net.server.socket', () => {
  isSomebodyNew = true;
});
