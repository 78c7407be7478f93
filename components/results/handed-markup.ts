import type { Exchange } from '@/lib/http/exchange.mjs';

/**
 * Markup that a page's HTML alone has (lib/http/exchange.mjs): on the server what was handed over by this name, which is the id of
 * its element; in the browser what the page that it has loaded says there, also where somebody comes back to that page.
 */
export const handedMarkup = (name: string): string => fromServer(name) ?? written(name);

const fromServer = (name: string) => {
  const exchanges: Exchanges | undefined = Reflect.get(globalThis, Symbol.for('doorstep.exchange'));
  return exchanges?.getStore()?.handed?.get(name);
};
type Exchanges = { getStore(): Exchange | undefined };

const known = new Map<string, string>();

function written(name: string): string {
  const markup = known.get(name) ?? document.getElementById(name)?.innerHTML ?? '';
  known.set(name, markup);
  return markup;
}
