import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

export type Keys = {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  cronSecret: string;
  databasePassword: string;
  metricsToken: string;
  mailEventsSecret: string;
};

/** Of every database from before each had a password of its own. */
export const formerPassword = 'postgres';

/**
 * The keys of one data folder, made at its first start: nobody on the machine can know them from the source code. They are nowhere
 * else, so a file that cannot be read is never replaced.
 */
export function readKeys(dataDir: string): Keys {
  const file = path.join(dataDir, 'keys.json');
  const kept: Partial<Keys> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const isOlder = kept.jwtSecret !== undefined;
  const keys: Keys = {
    jwtSecret: token(),
    publishableKey: apiKey('publishable'),
    secretKey: apiKey('secret'),
    cronSecret: token(),
    databasePassword: isOlder ? formerPassword : token(),
    metricsToken: token(),
    mailEventsSecret: token(),
    ...kept,
  };
  if (Object.keys(kept).length < Object.keys(keys).length) keep(file, keys);
  else chmodSync(file, 0o600);
  return keys;
}

/** Whole or not at all, also when the power fails. */
function keep(file: string, keys: Keys): void {
  const unfinished = `${file}.unfinished`;
  const descriptor = openSync(unfinished, 'w', 0o600);
  writeSync(descriptor, `${JSON.stringify(keys, undefined, 2)}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(unfinished, file);
}

const token = () => randomBytes(32).toString('base64url');

/** The shape of Supabase's own keys: a name, 22 random characters, a checksum. */
function apiKey(kind: 'publishable' | 'secret'): string {
  const body = `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = createHash('sha256')
    .update(`supabase-self-hosted|${body}`)
    .digest('base64url')
    .slice(0, 8);
  return `${body}_${checksum}`;
}
