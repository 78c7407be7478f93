import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What may be kept of an answer: from and until when (milliseconds), and the cache tags that end it sooner. `isEmpty`: it is one of
 * the endless many that have nothing to show, which must not push out those that have.
 *
 * @typedef {{ from: number, until: number, tags: readonly string[], isEmpty?: boolean }} Keep
 * @typedef {{ isForAll?: boolean, isDocument?: boolean, keep?: Keep | undefined, handed?: Map<string, unknown> }} Exchange
 *   `isForAll`: nothing of the visitor who asks goes into the rendering
 *   `isDocument`: the answer is HTML alone, and nobody gets its data by themselves
 */

// Instrumentation, pages and the page cache are bundled apart; each would have one of its own.
const place = Symbol.for('doorstep.exchange');

/** @type {AsyncLocalStorage<Exchange>} */
const exchanges = globalThis[place] ?? new AsyncLocalStorage();
globalThis[place] = exchanges;

/**
 * Answers a request so that whatever renders its page can say that the answer may be kept.
 *
 * @param {Exchange} exchange
 * @param {() => void} answer
 */
export const duringExchange = (exchange, answer) => exchanges.run(exchange, answer);

/**
 * Says of the page that is being rendered that everybody who asks the same gets the same, for so long.
 *
 * @param {Keep} keep
 */
export function keepAnswer(keep) {
  const exchange = exchanges.getStore();
  if (exchange) exchange.keep = keep;
}

/**
 * The same of a page that is rendered for each request: only where nothing of its visitor went into it.
 *
 * @param {Keep} keep
 */
export function keepRendered(keep) {
  if (exchanges.getStore()?.isForAll) keepAnswer(keep);
}

/**
 * Hands what only a page's HTML needs from its server component to the rendering of its HTML, past the data that the browser gets
 * with it. The name to take it over by; null where the data are all that is asked for, or are kept for that too.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function intoHtmlAlone(name, value) {
  const exchange = exchanges.getStore();
  if (!exchange?.isForAll || !exchange.isDocument) return null;
  exchange.handed ??= new Map();
  const free = `${name}-${exchange.handed.size + 1}`;
  exchange.handed.set(free, value);
  return free;
}
