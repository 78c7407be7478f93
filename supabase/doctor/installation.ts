import { isIP } from 'node:net';
import path from 'node:path';
import { array, type ZodType } from 'zod';
import { parseEnv } from '../../lib/env.ts';
import { reasonOf } from './finding.ts';

/** A site as its operator has set it up: what is looked at. */
export type Installation = {
  env: ReturnType<typeof parseEnv>;
  variables: Record<string, string>;
  /** Whether people use it: its address is not one of this machine or its network. */
  isPublic: boolean;
  /** Whether the local stack of `npm start` serves it. */
  isLocalStack: boolean;
  /** The migrations that this code needs. */
  migrations: string;
};

/** Reads the settings; throws with one sentence for each that is missing or malformed. */
export function installationOf(
  variables: Record<string, string>,
  { isLocalStack = false, migrations = path.join(import.meta.dirname, '..', 'migrations') } = {},
): Installation {
  const env = parseEnv(variables);
  return { env, variables, isPublic: isPublicAddress(env.siteUrl), isLocalStack, migrations };
}

function isPublicAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 4) return !/^(0|10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host);
  if (isIP(host) === 6) return !/^(::1?$|f[cd]|fe80)/.test(host);
  return host.includes('.') && !/\.(local|localhost|internal|test|lan)$/.test(host);
}

type Answer = { status: number; body: unknown; takenMs: number };

/** One question to the Supabase of the site, as the holder of that key; throws where nothing answers in time. */
export async function ask(
  { env }: Installation,
  key: string,
  place: string,
  { body, timeoutMs = 10_000 }: { body?: object; timeoutMs?: number } = {},
): Promise<Answer> {
  const begun = performance.now();
  const response = await fetch(`${env.supabaseUrl}${place}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text), takenMs: Math.round(performance.now() - begun) };
}

/** What the secret key may list, or why it may not. */
export async function list<T>(
  installation: Installation,
  place: string,
  row: ZodType<T>,
): Promise<T[] | string> {
  try {
    const answer = await ask(installation, installation.env.secretKey, place);
    const rows = array(row).safeParse(answer.body);
    return rows.success ? rows.data : `status ${answer.status}`;
  } catch (thrown) {
    return reasonOf(thrown);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
