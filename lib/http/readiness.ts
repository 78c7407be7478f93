import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

// Instrumentation and pages are bundled apart; each would have one of its own.
const place = Symbol.for('doorstep.stopping');
const known = globalThis as { [place]?: { isStopping: boolean; isLeaving: boolean } };
known[place] ??= { isStopping: false, isLeaving: false };
const state = known[place];

/** Whether this process has been told to end, so that nobody should send it anything new. */
export const isStopping = (): boolean => state.isStopping;

/** Whether it ends as soon as its connections do, also where another process takes its place. */
export const isLeaving = (): boolean => state.isLeaving;

/**
 * At SIGTERM this process first says that it is not ready, and goes on serving for as long as whoever spreads the load takes to see
 * that. Then Next.js does what it does at once otherwise: it takes no new connections, finishes what is under way, and ends.
 */
export function stopReadyFirst(delayMs: number): void {
  const stopNext = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  const leave = (afterMs: number) => {
    if (state.isLeaving) return;
    state.isLeaving = true;
    // Who asks on an open connection asks elsewhere the next time.
    subscribe('http.server.request.start', (message) => {
      (message as { response: ServerResponse }).response.setHeader('Connection', 'close');
    });
    setTimeout(() => {
      for (const stop of stopNext) stop('SIGTERM');
    }, afterMs);
  };
  process.on('SIGTERM', () => {
    state.isStopping = true;
    leave(delayMs);
  });
  // Another process behind the same port takes its place, so the port as a whole is ready.
  process.on('message', (message: { doorstep?: string }) => {
    if (message?.doorstep === 'leave') leave(leavingMs);
  });
}

/** Until then whoever asks again and again on an open connection has been told to open another. */
const leavingMs = 1000;
