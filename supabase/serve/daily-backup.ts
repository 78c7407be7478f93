import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServeSettings } from './settings.ts';

type Backups = ServeSettings['backups'];

/** The backups in a folder, the oldest first; what is not finished is none. */
export function backupsIn(folder: string): { name: string; madeAt: number }[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second, rest] =
        /^doorstep-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/.exec(name) ?? [];
      return day ? [{ name, madeAt: Date.parse(`${day}T${hour}:${minute}:${second}.${rest}Z`) }] : [];
    })
    .sort((a, b) => a.madeAt - b.madeAt);
}

/** Whether the newest is from before the last time that the clock showed the time of day for it. */
export function isDue(newest: number | undefined, at: string, now: Date): boolean {
  if (newest === undefined) return true;
  const [hour, minute] = at.split(':').map(Number);
  const due = new Date(now);
  due.setHours(hour ?? 0, minute ?? 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return newest < due.getTime();
}

/** Those that have been kept for long enough, but never the newest: it may be all there is. */
export function outdated<Backup extends { madeAt: number }>(
  backups: readonly Backup[],
  keepDays: number,
  now: number,
): Backup[] {
  return backups.slice(0, -1).filter(({ madeAt }) => now - madeAt > keepDays * 24 * 3_600_000);
}

/** Makes a backup each day at the time for it, and when the last one was missed; one that fails is tried again in an hour. */
export function backUpDaily(
  backups: Backups,
  make: (signal: AbortSignal) => Promise<boolean>,
  say: (line: string) => void,
  { lookEveryMs = 60_000, againAfterMs = 3_600_000, longestMs = 6 * 3_600_000 } = {},
): { stop(): void } {
  const { to, keepDays, at } = backups;
  let notBefore = 0;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  async function look(): Promise<void> {
    if (Date.now() < notBefore || !isDue(backupsIn(to).at(-1)?.madeAt, at, new Date())) return;
    // One that hangs would be the last: there is no other beside it.
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestMs)]);
    if (!(await make(signal).catch(() => false))) {
      if (stopping.signal.aborted) return;
      notBefore = Date.now() + againAfterMs;
      say('The backup failed; its messages are above. It is tried again in an hour.');
      return;
    }
    const gone = outdated(backupsIn(to), keepDays, Date.now()).map(({ name }) => name);
    for (const name of [...gone, ...brokenOff(to)])
      await rm(path.join(to, name), { recursive: true, force: true });
  }
  const turn = () => {
    look()
      .catch((fault: unknown) => say(`The backups could not be looked at: ${fault}`))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(turn, lookEveryMs);
      });
  };
  timer = setTimeout(turn, Math.min(lookEveryMs, 5000));

  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

/** What a power cut left of a backup a day ago or earlier. */
const brokenOff = (folder: string): string[] =>
  readdirSync(folder).filter(
    (name) =>
      /^doorstep-.+\.unfinished$/.test(name) &&
      Date.now() - statSync(path.join(folder, name)).mtimeMs > 24 * 3_600_000,
  );
