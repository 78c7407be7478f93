import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { currentRequest } from '@/lib/current-request';
import { env } from '@/lib/env';
import { isFresh } from '@/lib/http/kept-answers';
import { sharedCache } from '@/lib/http/shared-cache.mjs';
import { log } from '@/lib/log';
import { callOf, timed, timedFetch } from './timed-fetch';

/** What a replica may be asked: functions that only read, which the database runs where nothing can be written. */
export const askedOfReplica: ReadonlySet<string> = new Set([
  ...['find_jobs', 'search_jobs', 'count_jobs', 'similar_jobs', 'find_saved_jobs'],
  ...['find_job_page', 'find_job_address', 'reply_record'],
  ...['find_listing', 'find_category', 'category_page', 'employer_page', 'nearby_places', 'places_to_choose'],
  ...['geocode_place', 'reverse_place', 'suggest_places'],
  ...['sitemap_jobs', 'sitemap_employers', 'states_of_jobs'],
]);

/** Several times what a slow search takes. */
const patienceMs = 3000;
/** More than the database gives a visitor's question (3 s), with the time to get a connection. */
export const lastPatienceMs = 10_000;
/** How long a replica that failed is left alone before one question tries it again. */
const restMs = 10_000;

/** `restsUntil`: 0 while the replica answers. */
type Reads = { tags: AsyncLocalStorage<readonly string[]>; restsUntil: number };

// Instrumentation and pages are bundled apart; each would find out by itself that the replica is down.
const place = Symbol.for('doorstep.shared-reads');
const known = globalThis as { [place]?: Reads };
known[place] ??= { tags: new AsyncLocalStorage(), restsUntil: 0 };
const reads = known[place];

/**
 * Runs a read whose answer is the same for every visitor. What it asks of the database may then come from a replica (D92), unless
 * one of these tags was refreshed just now, or one that a read around it has.
 */
export const sharedRead = <Answer>(tags: readonly string[], read: () => Promise<Answer>): Promise<Answer> =>
  reads.tags.run([...(reads.tags.getStore() ?? []), ...tags], read);

type Answered = { status: number };

/**
 * Asks the replica where one is named and may answer, and the primary otherwise, or once more where the replica fails. `ask` is given
 * the address of the one that is asked, and for a replica the signal that ends its patience.
 */
export async function askForRead<Answer extends Answered>(
  call: string,
  ask: (address: string, signal?: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { supabaseUrl, readUrl } = env();
  if (!readUrl) return ask(supabaseUrl);
  // What another process refreshed is what a replica may not know yet.
  await sharedCache()?.catchUp();
  if (!mayAskReplica(call)) return ask(supabaseUrl);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('no answer in time')), patienceMs);
  // Only this question tries again; the others go on to the primary until it is answered.
  const isTrial = reads.restsUntil > 0;
  if (isTrial) reads.restsUntil = Date.now() + restMs;
  let refused: number;
  try {
    const answer = await ask(readUrl, patience.signal);
    if (answer.status < 400) {
      if (isTrial) tellAnswers();
      return answer;
    }
    refused = answer.status;
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'AbortError' && !patience.signal.aborted) throw fault;
    rest(reasonOf(patience.signal.aborted ? patience.signal.reason : fault));
    return ask(supabaseUrl);
  } finally {
    clearTimeout(timer);
  }
  const answer = await ask(supabaseUrl);
  // What both refuse is wrong with the question.
  if (answer.status !== refused) rest(`it answered ${refused}`);
  else if (isTrial) tellAnswers();
  return answer;
}

/** `fetch` for clients whose reads may be shared; see `askForRead`. */
export function readingFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (input instanceof Request) return timedFetch(input, init);
  const url = String(input);
  const call = callOf(url);
  return timed(call, () =>
    askForRead(call, async (address, patience) => {
      if (!patience) return isRead(call, init?.method) ? fetchInTime(input, init) : fetch(input, init);
      const signal = init?.signal ? AbortSignal.any([init.signal, patience]) : patience;
      const answer = await fetch(address + url.slice(env().supabaseUrl.length), { ...init, signal });
      // Read here, so that a replica that stalls in the middle of its answer has failed like one that gives none.
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, answer);
    }),
  );
}

/** What changes something is waited for: whoever gives it up does not know what became of it. */
const isRead = (call: string, method = 'GET') =>
  askedOfReplica.has(call) || (method === 'GET' && !call.includes('/'));

/** Nobody waits for as long as a connection that hangs can last. */
async function fetchInTime(input: string | URL, init?: RequestInit): Promise<Response> {
  const late = AbortSignal.timeout(lastPatienceMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
  try {
    return await fetch(input, { ...init, signal });
  } catch (fault) {
    if (!late.aborted) throw fault;
    // By this code the client does not try it again, three times.
    throw Object.assign(new Error('Supabase did not answer in time.'), { code: 'ABORT_ERR' });
  }
}

function mayAskReplica(call: string): boolean {
  const tags = reads.tags.getStore();
  if (!tags || !askedOfReplica.has(call) || currentRequest()?.isPersonal) return false;
  const now = Date.now();
  if (now < reads.restsUntil) return false;
  const from = now - env().readLagSeconds * 1000;
  // What a process refreshed that ran before this one is unknown here. What has no tag does not change.
  return tags.length === 0 || (performance.timeOrigin <= from && isFresh({ from, until: Infinity, tags }));
}

function rest(reason: string): void {
  // Said once, however many were waiting for it.
  const isNew = reads.restsUntil === 0;
  reads.restsUntil = Date.now() + restMs;
  if (isNew) log.warn({ where: 'replica', reason }, 'the replica is away: the primary answers all reads');
}

function tellAnswers(): void {
  reads.restsUntil = 0;
  log.info({ where: 'replica' }, 'the replica answers again');
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const { cause } = fault;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : fault.message;
}
