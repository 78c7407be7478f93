import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';
import { UserError } from '@/lib/result';
import { serviceClient } from '@/lib/supabase/service';
import { rateLimits as text } from '@/messages/rate-limits';
import { getClientAddress, getNetwork, getVisitorKey } from './client-address';

type Limit = {
  /** Per address; its network gets five times as many, all visitors together fifty times. */
  maxHits: number;
  windowSeconds: number;
};

/**
 * The limits per visitor's address, by scope (D35). A subject, such as an email address or an account, has the same
 * limit.
 */
const limits = {
  suggest: { maxHits: 240, windowSeconds: 60 },
  geocode: { maxHits: 60, windowSeconds: 60 },
  upload: { maxHits: 20, windowSeconds: 600 },
  view: { maxHits: 60, windowSeconds: 60 },
  apply: { maxHits: 20, windowSeconds: 600 },
  'sign-in': { maxHits: 10, windowSeconds: 60 },
  register: { maxHits: 10, windowSeconds: 600 },
  recover: { maxHits: 5, windowSeconds: 600 },
  alert: { maxHits: 10, windowSeconds: 600 },
  report: { maxHits: 10, windowSeconds: 600 },
  'admin-code': { maxHits: 10, windowSeconds: 3600 },
  'own-data': { maxHits: 5, windowSeconds: 600 },
} satisfies Record<string, Limit>;

export type LimitScope = keyof typeof limits;

/** Networks (/24, /48) have a limit, because an attacker may control one. It is higher, because offices share one. */
const networkFactor = 5;
/** Without a trusted header visitors can't be distinguished, so all share one limit. */
const sharedFactor = 50;

export const tooManyRequests = text.tooManyRequests;

type LimitOptions = {
  /** The subject of the request, such as the account that a visitor tries to open. */
  subject?: string;
  message?: string;
  /** The sender is probably the subject's owner, so attempts of others don't count against them. */
  isOwner?: boolean;
};

/**
 * Counts one hit in a scope for the sender of these request headers (D35, D46). Counts are in the database, because
 * several processes share them. Throws a UserError over the limit. Only hashes of addresses are stored.
 */
export async function enforceRateLimit(
  scope: LimitScope,
  headers: Pick<Headers, 'get'>,
  { subject, message = tooManyRequests, isOwner = false }: LimitOptions = {},
): Promise<void> {
  const { maxHits, windowSeconds } = limits[scope];
  const address = getClientAddress(headers);
  // Checked first, so that a request over the shared limit doesn't count against its subject.
  if (address === null && !isOwner) await enforceSharedLimit(scope, headers);
  const counters = address === null ? [] : getCounters(address);
  if (subject !== undefined)
    counters.push({ key: `${isOwner ? 'owner' : 'subject'}:${subject.toLowerCase()}`, factor: 1 });
  const results = await Promise.all(
    counters.map(({ key, factor }) => consumeRateLimit(scope, key, maxHits * factor, windowSeconds)),
  );
  if (results.includes(false)) {
    recordLimitHit(scope);
    throw new UserError(message);
  }
}

async function consumeRateLimit(
  scope: LimitScope,
  key: string,
  maxHits: number,
  windowSeconds: number,
): Promise<boolean> {
  const { data } = await serviceClient()
    .rpc('consume_rate_limit', {
      scope,
      key_hash: hashKey(key),
      max_hits: maxHits,
      window_seconds: windowSeconds,
    })
    .throwOnError();
  return data;
}

async function enforceSharedLimit(scope: LimitScope, headers: Pick<Headers, 'get'>): Promise<void> {
  warnAboutProxy(headers);
  const { maxHits, windowSeconds } = limits[scope];
  if (await consumeRateLimit(scope, 'all visitors', maxHits * sharedFactor, windowSeconds)) return;
  recordLimitHit(scope);
  throw new UserError(text.tooManyVisitors);
}

/** Logs no address: the proxy's log shows who sends many requests. */
function recordLimitHit(scope: LimitScope): void {
  metrics.rateLimitHits.inc({ scope });
  log.warn({ scope }, 'limit');
}

let hasWarned = false;

/** A site behind a proxy most likely should trust the proxy's address header. */
function warnAboutProxy(headers: Pick<Headers, 'get'>): void {
  if (hasWarned || headers.get('x-forwarded-for') === null || !env().siteUrl.startsWith('https://')) return;
  hasWarned = true;
  console.warn('Requests carry X-Forwarded-For, but TRUSTED_IP_HEADER is not set: see docs/production.md.');
}

/** Deletes counts of ended windows; a step of the scheduled work. Returns their number. */
export async function deleteOldRateLimits(): Promise<number> {
  const { data } = await serviceClient().rpc('delete_old_rate_limits').throwOnError();
  return data;
}

const getCounters = (address: string): { key: string; factor: number }[] => [
  { key: `address:${getVisitorKey(address)}`, factor: 1 },
  { key: `network:${getNetwork(address)}`, factor: networkFactor },
];

/** Salted with the installation's secret: the hash of a bare IPv4 address can be reversed by trying all of them. */
const hashKey = (key: string) => createHash('sha256').update(env().secretKey).update(key).digest('hex');
