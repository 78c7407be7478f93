import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';
import { Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import { rateLimits as text } from '@/messages/rate-limits';
import { clientAddress, networkOf, visitorOf } from './client-address';

type Limit = {
  /** For one address; its network gets five times as much, all visitors together fifty times. */
  maxHits: number;
  windowSeconds: number;
};

/** D35: how often one address may use what needs no account, by scope; a subject (an email address) counts like one. */
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
  'desk-code': { maxHits: 10, windowSeconds: 3600 },
  'own-data': { maxHits: 5, windowSeconds: 600 },
} satisfies Record<string, Limit>;

export type LimitScope = keyof typeof limits;

/** Limits per network as well (/24, /48): many homes and offices share one, and an attacker can have all of it. */
const networkFactor = 5;
/** Without a trusted header visitors can't be told apart, so all of them share one limit. */
const sharedFactor = 50;

/** What a visitor over the limit reads. */
export const tooManyRequests = text.thatWasALotAt;
/** What a visitor reads when the limit that all visitors share is reached. */
const tooManyPeople = text.aLotOfPeopleAre;

type LimitOptions = {
  /** What the request is about, such as the account that somebody tries to open. */
  subject?: string;
  /** What a visitor over the limit reads. */
  sentence?: string;
  /** Whoever asks is the subject's owner as far as we can tell: what strangers do is not counted against them. */
  isKnown?: boolean;
};

/**
 * Counts one hit in a scope for whoever sent these request headers (D35, D46); the count is in the database, because
 * several processes share it. Throws a Refusal when it is one too many. No address is stored, only its hash.
 */
export async function takeLimit(
  scope: LimitScope,
  headers: Pick<Headers, 'get'>,
  { subject, sentence = tooManyRequests, isKnown = false }: LimitOptions = {},
): Promise<void> {
  const { maxHits, windowSeconds } = limits[scope];
  const address = clientAddress(headers);
  // Before the rest: a request that the shared limit refuses does not count against its subject.
  if (address === null && !isKnown) await takeSharedLimit(scope, headers);
  const counters = address === null ? [] : countersFor(address);
  if (subject !== undefined)
    counters.push({ key: `${isKnown ? 'owner' : 'subject'}:${subject.toLowerCase()}`, factor: 1 });
  const answers = await Promise.all(
    counters.map(({ key, factor }) => takeCount(scope, key, maxHits * factor, windowSeconds)),
  );
  if (answers.includes(false)) {
    tellOfLimit(scope);
    throw new Refusal(sentence);
  }
}

async function takeCount(
  scope: LimitScope,
  key: string,
  maxHits: number,
  windowSeconds: number,
): Promise<boolean> {
  const { data } = await adminClient()
    .rpc('take_limit', {
      scope,
      key_hash: hash(key),
      max_hits: maxHits,
      window_seconds: windowSeconds,
    })
    .throwOnError();
  return data;
}

async function takeSharedLimit(scope: LimitScope, headers: Pick<Headers, 'get'>): Promise<void> {
  warnOfProxy(headers);
  const { maxHits, windowSeconds } = limits[scope];
  if (await takeCount(scope, 'everybody', maxHits * sharedFactor, windowSeconds)) return;
  tellOfLimit(scope);
  throw new Refusal(tooManyPeople);
}

/** Nothing of whom it hit: the proxy's log knows who asks a lot. */
function tellOfLimit(scope: LimitScope): void {
  metrics.limits.inc({ scope });
  log.warn({ scope }, 'limit');
}

let hasWarned = false;

/** The operator of a site behind a proxy most likely wants its word about addresses to count. */
function warnOfProxy(headers: Pick<Headers, 'get'>): void {
  if (hasWarned || headers.get('x-forwarded-for') === null || !env().siteUrl.startsWith('https://')) return;
  hasWarned = true;
  console.warn('Requests carry X-Forwarded-For, but TRUSTED_IP_HEADER is not set: see docs/production.md.');
}

/** Forgets counts whose window is long over; a step of the scheduled work. How many. */
export async function forgetOldLimits(): Promise<number> {
  const { data } = await adminClient().rpc('forget_old_limits').throwOnError();
  return data;
}

const countersFor = (address: string): { key: string; factor: number }[] => [
  { key: `address:${visitorOf(address)}`, factor: 1 },
  { key: `network:${networkOf(address)}`, factor: networkFactor },
];

/** Salted with the installation's secret: the hash of a bare IPv4 address can be reversed by trying them all. */
const hash = (key: string) => createHash('sha256').update(env().secretKey).update(key).digest('hex');
