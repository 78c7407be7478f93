import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Keys = {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  cronSecret: string;
};

/** The keys of one data folder, made at its first start: nobody on the machine can know them from the source code. */
export function readKeys(dataDir: string): Keys {
  const file = path.join(dataDir, 'keys.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const keys = {
      jwtSecret: token(),
      publishableKey: apiKey('publishable'),
      secretKey: apiKey('secret'),
      cronSecret: token(),
    };
    writeFileSync(file, `${JSON.stringify(keys, undefined, 2)}\n`, { mode: 0o600 });
    return keys;
  }
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
