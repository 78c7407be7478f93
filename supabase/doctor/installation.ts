import { isIP } from 'node:net';
import path from 'node:path';
import { array, type ZodType } from 'zod';
import { parseEnv } from '../../lib/env.ts';
import { getReason } from './finding.ts';

/** A configured site, the subject of all checks. */
export type Installation = {
  env: ReturnType<typeof parseEnv>;
  variables: Record<string, string>;
  /** Whether the site is public: its address is not of this machine or its network. */
  isPublic: boolean;
  /** Whether it uses the local stack of `npm start`. */
  isLocalStack: boolean;
  /** The folder of the migrations. */
  migrations: string;
};

/** Parses the variables; throws with one sentence per missing or malformed one. */
export function createInstallation(
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

type SupabaseResponse = { status: number; body: unknown; durationMs: number };

/** Sends a request to the site's Supabase with the given key; throws on a timeout. */
export async function callSupabase(
  { env }: Installation,
  key: string,
  endpoint: string,
  { body, timeoutMs = 10_000 }: { body?: object; timeoutMs?: number } = {},
): Promise<SupabaseResponse> {
  const startedAt = performance.now();
  const response = await fetch(`${env.supabaseUrl}${endpoint}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: parseJsonOrText(text),
    durationMs: Math.round(performance.now() - startedAt),
  };
}

/** The rows that the secret key can read, or the reason for a failure. */
export async function listRows<T>(
  installation: Installation,
  endpoint: string,
  row: ZodType<T>,
): Promise<T[] | string> {
  try {
    const response = await callSupabase(installation, installation.env.secretKey, endpoint);
    const rows = array(row).safeParse(response.body);
    return rows.success ? rows.data : `status ${response.status}`;
  } catch (error) {
    return getReason(error);
  }
}

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
