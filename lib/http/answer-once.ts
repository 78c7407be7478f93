import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import compression from 'compression';
import { currentRequest } from '@/lib/current-request';
import { type DirectAnswer, everybodys, type FilledPage, sendDirect } from './answer-directly';
import { type Asked, isVisitorsSearch, readAsked, type SharedSearch, type Sharing } from './asked';
import { duringExchange, type Exchange } from './exchange.mjs';
import { allowBack } from './go-back';
import { holdBody, type Ways } from './held-answer';
import { allowInlineScripts, askedNonce } from './inline-scripts.mjs';
import { isFresh, type KeptAnswer, KeptAnswers, mostBytes } from './kept-answers';
import { PackedBody } from './packed-body';
import { isLeaving } from './readiness';
import type { Render } from './render-alone';
import { roomToRender, whenRendered } from './room-to-render';
import { encodingFor, etagOf, sendKept } from './send-kept';
import { sharedCache } from './shared-cache.mjs';
import { letWait } from './waiting-connections.mjs';

const megabyte = 1_048_576;

/**
 * Stands before Next.js in its own server, however that was started: what is kept is sent as it lies, without waking Next.js, and
 * what many ask for at once is rendered once. Everything else is compressed as it comes, if there is room for it.
 */
export function answerOnce(sharing: Sharing): void {
  // Apart, so that whoever searches for everything pushes out no page, and who finds nothing no search that does.
  const pages = new KeptAnswers(64 * megabyte);
  const searches = new KeptAnswers(32 * megabyte);
  const empty = new KeptAnswers(4 * megabyte);
  const flights = new Map<string, Promise<Outcome>>();
  const compress = compression();
  const ifThereIsRoom = roomToRender();

  // Nobody waits for what is made anew who can have the old one. Searches that were asked together end together: one at a time is made.
  const findAged = ({ key, search }: Asked): KeptAnswer | undefined => {
    if (!search) return pages.findForMost(key);
    return flights.size > 0 ? (searches.findAged(key) ?? empty.findAged(key)) : undefined;
  };

  /** Whether a search was asked for before, or is just now. */
  const isKnown = ({ key }: Asked) => flights.has(key) || searches.has(key) || empty.has(key);

  const answer = (
    asked: Asked | null,
    request: IncomingMessage,
    response: ServerResponse,
    renderOther: Render,
  ) => {
    const render = () => renderOther(request, response);
    const about = currentRequest();
    const kept = asked?.search ? searches : pages;
    const fresh = asked && (kept.find(asked.key) ?? empty.find(asked.key));
    const aged = asked && !fresh && findAged(asked);
    const sent = fresh || (aged && onceMore(aged));
    const compressed = (next: () => void) => compress(request as never, response as never, next);
    const renderAnew = () =>
      ifThereIsRoom(request, response, (leave) => {
        whenRendered(response, leave);
        compressed(render);
      });
    if (!asked) return renderAnew();
    if (sent) {
      if (about) about.cache = 'kept';
      sendKept(sent, request, response).catch((fault: Error) => response.destroy(fault));
      return;
    }
    const flight = flights.get(asked.key);
    if (flight) {
      flight
        .then((found) => {
          if (found === null) return renderAnew();
          // One of those who waited is the next to ask, and the others wait for that.
          if (found === 'again' || !isFresh(found)) return answer(asked, request, response, renderOther);
          if (about) about.cache = 'kept';
          return sendKept(found, request, response);
        })
        .catch((fault: Error) => response.destroy(fault));
      return;
    }
    if (request.method === 'HEAD') return renderAnew();
    const { search, isDocument } = asked;
    const exchange: Exchange = { isForAll: search !== null, isDocument };
    const compressLater = () => keepWaiting(response, () => compressed(() => {}));
    const make: (() => Promise<DirectAnswer | FilledPage | null>) | false | null =
      search?.answer ?? (search && isDocument && (() => sharing.fromTemplate(search, renderOther)));
    ifThereIsRoom(request, response, (leave) => {
      const renderShared = () => {
        whenRendered(response, leave);
        return renderForAll(exchange, asked, request, response, render, compressLater);
      };
      const sendShared = async (made: DirectAnswer | FilledPage | null): Promise<Outcome> => {
        if (made === null && !response.closed) return renderShared();
        const ofAll = sharing.headersOf((request.url ?? '').split('?')[0] ?? '');
        const isShared = search?.cookie === null;
        const toKeep = made && (await sendDirect(made, exchange, { ofAll, isShared }, request, response));
        leave();
        return made && (toKeep === null || isFresh(toKeep)) ? toKeep : 'again';
      };
      const outcome = make ? duringExchange(exchange, make).then(sendShared) : renderShared();
      if (search) flights.set(asked.key, outcome);
      outcome.then((each) => {
        flights.delete(asked.key);
        if (each && each !== 'again') (each.isEmpty ? empty : kept).keep(asked.key, each);
      });
    });
  };

  standBefore((request, response, render) => {
    const asked = readAsked(request, sharing);
    if (isVisitorsSearch(request, sharing)) allowBack(response);
    const cache = sharedCache();
    // The database alone says what nobody has asked before: nothing that is kept goes into it.
    const isAskedAnew = asked?.search?.answer !== undefined && !isKnown(asked);
    if (!cache || isAskedAnew || request.url?.startsWith('/_next/static/'))
      return answer(asked, request, response, render);
    // Before anything kept is looked at, what other processes refreshed is known here.
    cache.catchUp().then(
      () => answer(asked, request, response, render),
      (fault: Error) => response.destroy(fault),
    );
  });
}

/** Whoever waits for 'drain' waits for what `change` puts before the connection from here on, which tells only those who come later. */
function keepWaiting(response: ServerResponse, change: () => void): void {
  const waiting = response.listeners('drain') as (() => void)[];
  response.removeAllListeners('drain');
  change();
  for (const each of waiting) response.on('drain', each);
}

/** For this visitor, and no cache behind: it would be kept for another half a minute there. */
const onceMore = (answer: KeptAnswer): KeptAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'no-cache' },
});

/** What became of a rendering: what may be kept; null for what may not; 'again' where its visitor left or its job changed meanwhile. */
type Outcome = KeptAnswer | 'again' | null;

/** `render` is Next.js, for this or any other request. */
type Listener = (request: IncomingMessage, response: ServerResponse, render: Render) => void;

/**
 * Longer than a proxy or a client in front keeps an idle connection: after Node's 5 seconds a busy process closes some of them just
 * as they are used again, and whoever asked gets a reset instead of an answer.
 */
const keptConnectionMs = 75_000;

function standBefore(listener: Listener): void {
  const served = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (served.has(server)) return;
    served.add(server);
    // Read after each answer: a process that ends waits for its last connections.
    Object.defineProperty(server, 'keepAliveTimeout', {
      get: () => (isLeaving() ? 1000 : keptConnectionMs),
    });
    letWait(server);
    const behind = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) =>
      listener(request, response, (asked, answered) => {
        for (const each of behind) Reflect.apply(each, server, [asked, answered]);
      }),
    );
  });
}

/** Renders the answer for this visitor and whoever asks next; `compress` is for what is sent as it comes. Never rejects. */
function renderForAll(
  exchange: Exchange,
  { search, isDocument }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
  compress: () => void,
): Promise<Outcome> {
  if (search) askForAll(request, search, isDocument);
  // That nothing has changed is for a kept answer to say; here it would leave nothing to keep.
  for (const name of ['if-none-match', 'if-modified-since']) delete request.headers[name];
  return new Promise((resolve) => {
    // Nobody waits for what a visitor has left.
    response.once('close', () => resolve('again'));
    const mayHold = () => {
      const isForAll =
        !response.headersSent &&
        exchange.keep !== undefined &&
        isFresh(exchange.keep) &&
        response.statusCode === 200 &&
        !response.hasHeader('Set-Cookie');
      // Nobody waits for how fast this visitor reads what is theirs alone.
      const isLate = exchange.keep !== undefined && !isFresh(exchange.keep);
      if (!isForAll) resolve(isLate ? 'again' : null);
      return isForAll;
    };
    const take = (body: Buffer, { send, letGo }: Ways) => {
      const { keep } = exchange;
      if (!keep || body.length > mostBytes) {
        resolve(null);
        return letGo(body);
      }
      finish(body, search, request, response, send).then(
        (answer) => resolve({ ...keep, ...answer }),
        (fault) => {
          resolve(null);
          response.destroy(fault);
        },
      );
    };
    holdBody(response, mayHold, take, compress);
    duringExchange(exchange, render);
  });
}

/** A request as if it came from anybody: the search alone, and what an answer for everybody depends on. */
function askForAll(request: IncomingMessage, { url, cookie }: SharedSearch, isDocument: boolean): void {
  const { headers } = request;
  // Next.js wants a request for data to say what it depends on (its headers); this one depends on nothing.
  request.url = isDocument ? url : `${url}${url.includes('?') ? '&' : '?'}_rsc=`;
  request.headers = Object.fromEntries(
    askedOfAll.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  if (cookie !== null) request.headers.cookie = cookie;
}

const askedOfAll = [
  'host',
  'accept',
  'accept-encoding',
  'connection',
  'rsc',
  // The nonce that the page is rendered with (script-policy.ts).
  'content-security-policy',
];

/** Makes an answer everybody's, sends it to the one who asked, and tells what is to be kept of it. */
async function finish(
  rendered: Buffer,
  search: SharedSearch | null,
  request: IncomingMessage,
  response: ServerResponse,
  send: (body: Buffer) => void,
): Promise<Pick<KeptAnswer, 'headers' | 'body'>> {
  const plain = search ? forAll(rendered, search, request, response) : rendered;
  const encoding = encodingFor(request);
  const body = await PackedBody.of(plain, encoding, search !== null);
  const bytes = await body.as(encoding);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etagOf(plain));
  response.setHeader('Content-Length', bytes.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200);
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    // Whoever is sent it next has a reference of their own.
    'x-request-id': _request,
    ...headers
  } = response.getHeaders();
  send(bytes);
  return { body, headers: { ...headers } as KeptAnswer['headers'] };
}

/** A page rendered per request runs the scripts that bear its nonce; kept, those with these hashes (B54). */
function forAll(
  rendered: Buffer,
  { cookie }: SharedSearch,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.appendHeader('Vary', 'Cookie');
  if (cookie === null) response.setHeader('Cache-Control', everybodys);
  if (!String(response.getHeader('Content-Type')).startsWith('text/html')) return rendered;
  const page: { html: string; headers?: Record<string, string> } = { html: rendered.toString() };
  const nonce = askedNonce(request.headers);
  allowInlineScripts(page, nonce);
  const links = response.getHeader('Link');
  if (links !== undefined) response.setHeader('Link', String(links).replaceAll(`; nonce="${nonce}"`, ''));
  response.appendHeader('Content-Security-Policy', page.headers?.['content-security-policy'] ?? '');
  return Buffer.from(page.html);
}
