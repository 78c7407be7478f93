import { setTimeout as pause } from 'node:timers/promises';

/** What runs in a process of its own. */
export type Part = {
  pid: number;
  /** Resolves when it ends without having been told to, with one sentence. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

export type KeptPart = {
  /** The process of now, or undefined between two. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

type Pauses = { firstMs: number; longestMs: number; goodAfterMs: number };

const usual: Pauses = { firstMs: 1000, longestMs: 60_000, goodAfterMs: 60_000 };

/**
 * Starts a part, and again whenever it ends: after a second, and after twice as long each time as before where it ends soon
 * again, so that a part that cannot run does not keep the machine busy. Throws where the very first start fails.
 */
export async function keepRunning(
  name: string,
  start: () => Promise<Part>,
  say: (line: string) => void,
  pauses: Pauses = usual,
): Promise<KeptPart> {
  const stopping = new AbortController();
  let part: Part | undefined = await start();
  const following = follow();

  async function follow(): Promise<void> {
    let restMs = pauses.firstMs;
    let since = performance.now();
    while (!stopping.signal.aborted) {
      const said = part && (await Promise.race([part.ended, aborted(stopping.signal)]));
      if (stopping.signal.aborted) return;
      part = undefined;
      if (performance.now() - since > pauses.goodAfterMs) restMs = pauses.firstMs;
      if (said) say(`${said} It is started again in ${restMs / 1000} s.`);
      await pause(restMs, undefined, { signal: stopping.signal }).catch(() => {});
      restMs = Math.min(restMs * 2, pauses.longestMs);
      if (stopping.signal.aborted) return;
      since = performance.now();
      try {
        part = await start();
        say(`${name} runs again (process ${part.pid}).`);
      } catch (fault) {
        say(
          `${name} did not start: ${fault instanceof Error ? fault.message : fault} Next try in ${restMs / 1000} s.`,
        );
      }
    }
  }

  return {
    pid: () => part?.pid,
    async stop() {
      stopping.abort();
      // A start that is under way is waited for, or its process would be nobody's.
      await following;
      await part?.stop();
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve(''), { once: true }));
