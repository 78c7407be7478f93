import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Keys = {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  cronSecret: string;
  databasePassword: string;
};

/**
 * The keys of a data folder, created at its first start. An unreadable file is never overwritten, because there is no
 * copy of the keys.
 */
export function ensureKeys(dataDir: string): Keys {
  const file = path.join(dataDir, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const keys = {
    jwtSecret: token(),
    publishableKey: apiKey('publishable'),
    secretKey: apiKey('secret'),
    cronSecret: token(),
    databasePassword: token(),
  };
  writeFileSync(file, `${JSON.stringify(keys, undefined, 2)}\n`, { mode: 0o600 });
  return keys;
}

const token = () => randomBytes(32).toString('base64url');

/** The format of Supabase's keys: a prefix, 22 random characters, a checksum. */
function apiKey(kind: 'publishable' | 'secret'): string {
  const body = `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = createHash('sha256')
    .update(`supabase-self-hosted|${body}`)
    .digest('base64url')
    .slice(0, 8);
  return `${body}_${checksum}`;
}
