import { setTimeout as pause } from 'node:timers/promises';
import { aborted } from './stop-signals.ts';

/** Resolves with one sentence when a part ends that should not. */
type Part = Promise<string>;

/**
 * Waits until somebody asks for the end (null), or a part ends by itself (its sentence). A fault that nobody caught
 * ends everything as well: left alone, it would take the launcher away and leave the other parts running.
 */
export async function untilEnd(interruption: AbortSignal, parts: Part[]): Promise<string | null> {
  const fault = new Promise<string>((resolve) => {
    // The database driver throws out of reach when its server is killed: the server's own end is what to tell then.
    process.on('uncaughtException', async (thrown) => {
      resolve(await Promise.race([...parts, pause(1000).then(() => `The launcher failed: ${thrown.stack}`)]));
    });
  });
  return Promise.race([aborted(interruption).then(() => null), fault, ...parts]);
}
