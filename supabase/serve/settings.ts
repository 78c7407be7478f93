import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readKeyFile } from '../backup/cipher.ts';
import { installationOf } from '../doctor/installation.ts';
import { lookAtSender } from '../doctor/mail.ts';
import { refusal } from '../doctor/report.ts';
import { lookAtAddress } from '../doctor/site.ts';
import { namesSupabase } from '../embedded/launcher/environment.ts';

/** What an operator sets beside the variables of the site. */
export type ServeSettings = {
  backups: { to: string; keepDays: number; at: string; keyFile: string | undefined };
};

/** Where the backups of each night go. */
export const backupFolder = (given: Record<string, string>, dataDir: string): string =>
  path.resolve(given.BACKUP_FOLDER ?? path.join(dataDir, 'backups'));

/** Reads them, and throws with one sentence where something is missing that a site for people needs. */
export function readSettings(given: Record<string, string>, dataDir: string): ServeSettings {
  if (namesSupabase(given))
    throw new Error(
      '`npm run serve` brings a database of its own, and the environment names a Supabase: run `npm start` for that one.',
    );
  if (!given.SITE_URL)
    throw new Error(
      'Set SITE_URL to the public address of the site: emails lead there (docs/small-town.md).',
    );
  // The keys are of its own making; what is wrong with the rest is said before anything is started.
  const own = {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'own',
    SUPABASE_SECRET_KEY: 'own',
  };
  const installation = installationOf({ ...given, ...own });
  const sentences = refusal([lookAtAddress(installation), lookAtSender(installation)]);
  if (sentences !== undefined) throw new Error(sentences);
  const keepDays = Number(given.BACKUP_KEEP_DAYS ?? 14);
  if (!Number.isInteger(keepDays) || keepDays < 1)
    throw new Error('BACKUP_KEEP_DAYS must be a number of days from 1.');
  const at = given.BACKUP_AT ?? '03:15';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new Error('BACKUP_AT must be a time of day such as 03:15.');
  return {
    backups: {
      to: backupFolder(given, dataDir),
      keepDays,
      at,
      keyFile: given.BACKUP_KEY_FILE,
    },
  };
}

/** Throws where no backup could be made, which is better known now than in the first night. */
export function refuseWithoutBackups({ to, keyFile }: ServeSettings['backups']): void {
  if (keyFile !== undefined) readKeyFile(keyFile);
  try {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    accessSync(to, constants.W_OK);
  } catch (fault) {
    throw new Error(
      `No backup can be written to ${to}: make that folder for the account that runs this, or set BACKUP_FOLDER to another.`,
      { cause: fault },
    );
  }
}
