import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What may be kept of an answer: from and until when (milliseconds), and the cache tags that end it sooner. `isEmpty`: it is one of
 * the endless many that have nothing to show, which must not push out those that have.
 *
 * @typedef {{ from: number, until: number, tags: readonly string[], isEmpty?: boolean }} Keep
 * @typedef {{ isForAll?: boolean, isDocument?: boolean, keep?: Keep | undefined, handed?: Map<string, string>,
 *   given?: ReadonlyMap<string, unknown>, placeholders?: Readonly<Record<string, string>> }} Exchange
 *   `isForAll`: nothing of the visitor who asks goes into the rendering
 *   `isDocument`: the answer is HTML alone, and nobody gets its data by themselves
 *   `handed`: markup, by the name of the element that has it
 *   `given`: what the rendering would ask the database for, by what it would ask
 *   `placeholders`: what stands for the values that a template leaves out (page-template.ts)
 */

// Instrumentation, pages and the page cache are bundled apart; each would have one of its own.
const place = Symbol.for('doorstep.exchange');

/** @type {AsyncLocalStorage<Exchange>} */
const exchanges = globalThis[place] ?? new AsyncLocalStorage();
globalThis[place] = exchanges;

/**
 * Answers a request so that whatever renders its page can say that the answer may be kept.
 *
 * @template Answer
 * @param {Exchange} exchange
 * @param {() => Answer} answer
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
 * Hands the markup of an element from a server component to the rendering of the page's HTML, past the data that the browser gets
 * with it. Whether it does: not where the data are all that is asked for, or are kept for that too.
 *
 * @param {string} name of the element, its id
 * @param {() => string} markup
 */
export function intoHtmlAlone(name, markup) {
  const exchange = exchanges.getStore();
  if (!exchange?.isForAll || !exchange.isDocument) return false;
  exchange.handed ??= new Map();
  exchange.handed.set(name, placeholderOf(name) ?? markup());
  return true;
}

/**
 * What stands for this value where a template is rendered.
 *
 * @param {string} name
 */
export const placeholderOf = (name) => exchanges.getStore()?.placeholders?.[name];

/**
 * What this rendering would ask the database for, where that is known already.
 *
 * @param {string} question
 */
export const givenAnswer = (question) => exchanges.getStore()?.given?.get(question);

/**
 * Lets the rendering that follows take this answer, too, instead of asking again.
 *
 * @param {string} question
 * @param {unknown} answer
 */
export function giveAnswer(question, answer) {
  const exchange = exchanges.getStore();
  if (exchange) exchange.given = new Map([...(exchange.given ?? []), [question, answer]]);
}
