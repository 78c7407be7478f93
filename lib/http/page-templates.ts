import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { logFault } from '@/lib/log';
import type { Exchange, Keep } from './exchange.mjs';
import { asksForNonce } from './inline-scripts.mjs';
import { isFresh } from './kept-answers';
import { PageTemplate, type PageValues, type Rendering } from './page-template';
import { type Render, renderAlone } from './render-alone';

/** A kind of pages that differ by their values alone, and how Next.js is asked for one of them. */
export type PageKind = {
  /** What all of them have in common. */
  key: string;
  /** The values that are markup already. */
  markup: readonly string[];
  /** The first or second time (0, 1), with other placeholders each. */
  ask(which: number): {
    url: string;
    cookie: string | null;
    given: Exchange['given'];
    placeholders: PageValues;
  };
};

/** A template, and the headers of its pages. */
type KnownTemplate = { template: PageTemplate; headers: Readonly<Record<string, string>> };

/** What a page says beside its values changes with its tags alone. That it has no template may have been an accident. */
const keptMs = 300_000;
const mostRenderings = 6;

type Known = { keep: Keep; found: KnownTemplate | null };

/** The templates of kinds of pages, so many bytes of them. */
export class PageTemplates {
  readonly #known: LRUCache<string, Known>;
  readonly #askedOnce = new LRUCache<string, true>({ max: 1000, ttl: keptMs });
  readonly #underWay = new Map<string, Promise<Known>>();

  constructor(maxBytes: number) {
    this.#known = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ found }) => found?.template.size ?? overheadBytes,
    });
  }

  /**
   * Null where pages of this kind cannot be made from a template, and where one is asked for the first time: by itself it costs less
   * without. `render` is Next.js.
   */
  async find(kind: PageKind, render: Render): Promise<KnownTemplate | null> {
    const known = this.#known.get(kind.key);
    if (known && isFresh(known.keep)) return known.found;
    if (!known && !this.#askedOnce.has(kind.key)) {
      this.#askedOnce.set(kind.key, true);
      return null;
    }
    const made =
      this.#underWay.get(kind.key) ?? this.#make(kind, render).finally(() => this.#underWay.delete(kind.key));
    this.#underWay.set(kind.key, made);
    // Nobody waits for another who can have the old one.
    if (known && isFresh({ ...known.keep, until: known.keep.until + keptMs })) {
      made.catch((fault) => logFault('page template', fault));
      return known.found;
    }
    const { keep, found } = await made;
    // It may have begun before a change that is known now.
    return isFresh(keep) ? found : null;
  }

  async #make({ key, markup, ask }: PageKind, render: Render): Promise<Known> {
    const from = Date.now();
    const nonce = randomBytes(16).toString('base64url');
    const made: Made[] = [];
    let found: KnownTemplate | null = null;
    // Two that were rendered in the same order: of what a page waits for, now this comes first and now that.
    while (!found && made.length < mostRenderings) {
      const next = await renderOnce(ask(made.length % 2), nonce, render).catch((fault) => {
        logFault('page template', fault);
        return null;
      });
      if (!next?.tags) break;
      for (const [index, earlier] of made.entries())
        if (!found && (made.length - index) % 2 === 1) found = agreed([earlier, next], nonce, markup);
      made.push(next);
    }
    const known = { keep: { from, until: from + keptMs, tags: made[0]?.tags ?? [] }, found };
    this.#known.set(key, known);
    return known;
  }
}

/** About what a kind without a template takes. */
const overheadBytes = 1000;

/** A rendering with placeholders; without tags where it may not be kept. */
type Made = Rendering & { headers: Record<string, string>; tags: readonly string[] | undefined };

async function renderOnce(
  { url, cookie, given, placeholders }: ReturnType<PageKind['ask']>,
  nonce: string,
  render: Render,
): Promise<Made> {
  const exchange: Exchange = { isForAll: true, isDocument: true, given, placeholders };
  const headers = {
    host: 'localhost',
    accept: 'text/html',
    ...asksForNonce(nonce),
    ...(cookie && { cookie }),
  };
  const { response, body } = await renderAlone(render, { url, headers }, exchange);
  const isForAll = response.statusCode === 200 && !response.hasHeader('Set-Cookie');
  return {
    html: body,
    placeholders,
    headers: headersOf(response, nonce),
    tags: isForAll ? exchange.keep?.tags : undefined,
  };
}

function agreed([one, other]: [Made, Made], nonce: string, markup: readonly string[]): KnownTemplate | null {
  const template = PageTemplate.of([one, other], { nonce, markup });
  return template && { template, headers: one.headers };
}

function headersOf(response: ServerResponse, nonce: string): Record<string, string> {
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [
    name,
    [value].flat().join(', '),
  ]);
  const { link = '', ...rest } = Object.fromEntries(headers);
  return { ...rest, ...(link && { link: link.replaceAll(`; nonce="${nonce}"`, '') }) };
}
