import { backupsIn } from '../serve/daily-backup.ts';
import { type Finding, ok, warn } from './finding.ts';

/** Whether the nightly backup of `npm run serve` is there: it may be an hour late, and take its time. */
export function lookAtBackups(folder: string, now = Date.now()): Finding {
  const about = 'Backups';
  const todo =
    'The log of `npm run serve` says why; `npm run backup` makes one now (docs/production.md, Backups).';
  const newest = backupsIn(folder).at(-1);
  if (!newest) return warn(about, `There is none in ${folder}.`, todo);
  const hours = Math.round((now - newest.madeAt) / 3_600_000);
  if (hours > 30) return warn(about, `The newest in ${folder} is ${hours} hours old.`, todo);
  return ok(about, `the newest is ${hours < 1 ? 'less than an hour' : `${hours} hours`} old, in ${folder}`);
}
