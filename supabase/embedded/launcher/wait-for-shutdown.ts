import { setTimeout as pause } from 'node:timers/promises';
import { waitForAbort } from './stop-signals.ts';

/** Resolves with one sentence when a part ends unexpectedly. */
type Part = Promise<string>;

/**
 * Waits for a stop signal (null), or until a part ends by itself (its sentence). An uncaught error also ends the wait:
 * otherwise it would end the launcher and leave the other parts running.
 */
export async function waitForShutdown(interruption: AbortSignal, parts: Part[]): Promise<string | null> {
  const crash = new Promise<string>((resolve) => {
    // The database driver throws an uncaught error when its server is killed. That the server ended is the better
    // message.
    process.on('uncaughtException', async (error) => {
      resolve(await Promise.race([...parts, pause(1000).then(() => `The launcher failed: ${error.stack}`)]));
    });
  });
  return Promise.race([waitForAbort(interruption).then(() => null), crash, ...parts]);
}
