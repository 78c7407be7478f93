import type { IncomingMessage } from 'node:http';
import type { DirectAnswer, FilledPage } from './answer-directly';
import type { Render } from './render-alone';

/** What a request asks for, where everybody who asks it gets the same. */
export type Asked = {
  /** Names the answer. */
  key: string;
  /** Whether that is a page's HTML, not its data or a part of them. */
  isDocument: boolean;
  /** A search as everybody's: how Next.js is asked for it, so that nothing of one visitor is in the answer. */
  search: SharedSearch | null;
};

export type SharedSearch = {
  /** With its parameters rounded, in order, and none that says nothing. */
  url: string;
  /** The visitor's own place, where the search is around it: then the answer is for those of that place, and for no shared cache. */
  cookie: string | null;
  /** Makes the answer, where that needs no Next.js: of what the database says now, and of nothing that is kept. Never rejects. */
  answer?: () => Promise<DirectAnswer>;
};

/** Makes the page of a search out of a template that `render` has made; null where there is none for it. Never rejects. */
type FromTemplate = (search: SharedSearch, render: Render) => Promise<FilledPage | null>;

export type Sharing = {
  /** Whether cookies belong to a session, whose pages are its own. */
  isPersonal(cookies: string): boolean;
  /** Whether the address is one of a search, with a query or without. */
  isSearch(path: string): boolean;
  /** The search that an address asks for; null where it asks for none, or for one that cannot be shared. */
  sharedSearch(path: string, query: URLSearchParams, cookies: string): SharedSearch | null;
  fromTemplate: FromTemplate;
  /** The headers that every answer of this address has. */
  headersOf(path: string): Readonly<Record<string, string>>;
};

/** What a request asks for; null where the answer may be its visitor's alone, or is too rare to be kept. */
export function readAsked(
  { method, url = '', headers }: IncomingMessage,
  { isPersonal, isSearch, sharedSearch }: Sharing,
): Asked | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/_next/')) return null;
  const [path = '', ...rest] = url.split('?');
  if (path.startsWith('/api/') && !isSearch(path)) return null;
  const cookies = headers.cookie ?? '';
  if (isPersonal(cookies) || cookies.includes('__prerender_bypass')) return null;
  const query = new URLSearchParams(rest.join('?'));
  const kind = kindOf(headers);
  if (kind === null) return null;
  const isDocument = kind === '';
  if (!isDocument) query.delete('_rsc');
  if (query.size === 0 && !isSearch(path)) return { key: `${kind} ${path}`, isDocument, search: null };
  if (!isDocument && kind !== '1') return null;
  const search = sharedSearch(path, query, cookies);
  return search && { key: `${kind} ${search.url} ${search.cookie ?? ''}`, isDocument, search };
}

/** Whether a request is a search of somebody without a session, whoever else may share its answer. */
export function isVisitorsSearch({ url = '', headers }: IncomingMessage, sharing: Sharing): boolean {
  const [path = ''] = url.split('?');
  return sharing.isSearch(path) && !sharing.isPersonal(headers.cookie ?? '');
}

/**
 * Next.js asks the same address for a page (''), for its data ('1') and for parts of that, and answers so where only a later one of
 * these headers says it. What the browser has already changes none of what is kept. Null for what its router never asks: anybody can
 * think of more of it, and each would be the same page once more. (A part that it does not know is missing, so it is not kept.)
 */
function kindOf(headers: IncomingMessage['headers']): string | null {
  // No header holds a line feed.
  const kind = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch']
    .map((name) => headers[name] ?? '')
    .join('\n')
    .replace(/\n+$/, '');
  return kind === '' || askedByRouter.test(kind) ? kind : null;
}

const askedByRouter = /^1(\n[23]|\n1(\n\/.+)?)?$/;
