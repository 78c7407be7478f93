import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type currentRequest, enterRequest, newReference } from '@/lib/current-request';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** What may be told of a request: nothing of who asked, and nothing that they typed. */
type Answered = {
  method: string;
  /** As Next.js names it: '/job/[id]', never the address itself. */
  route: string;
  status: number;
  ms: number;
  /** 'kept' (D68), 'template' (D111); else what Next.js says of its cache: 'hit', 'stale', 'miss'. Nothing where it was rendered for this request. */
  cache?: string;
  /** Whoever asked was gone before the answer was. */
  left?: true;
};

/**
 * Gives each request its reference, for the log and for the answer, and tells of each answer once, in the log and in the metrics.
 * Stands before all else, because what comes after may ask Next.js for something else than the visitor did.
 */
export function tellOfRequests(routeOf: (path: string) => string): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange;
    const begun = performance.now();
    const { method = '', url = '' } = request;
    const about = { id: referenceOf(request) };
    enterRequest(about);
    response.setHeader('X-Request-Id', about.id);
    response.once('close', () => {
      const cache = cacheOf(response, about);
      const answered: Answered = {
        method,
        route: routeOf(pathOf(url)),
        status: response.statusCode,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        ...(cache && { cache }),
        ...(!response.writableFinished && { left: true }),
      };
      metrics.requests.observe(
        { method, route: answered.route, status: answered.status },
        answered.ms / 1000,
      );
      metrics.answers.inc({ cache: cache ?? 'none' });
      log[levelOf(answered.route)]({ request: about.id, ...answered }, 'request');
    });
  });
}

/** A proxy's own, where it sends one: then its log and ours name the same request. A shape that holds no words. */
function referenceOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[0-9a-f-]{8,36}$/.test(given) ? given : newReference();
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function cacheOf(response: ServerResponse, about: NonNullable<ReturnType<typeof currentRequest>>) {
  if (about.cache) return about.cache;
  const said = response.getHeader('x-nextjs-cache');
  return typeof said === 'string' ? said.toLowerCase() : undefined;
}

/** Files, and what asks every few seconds whether the site is there, are told of on request (LOG_LEVEL=debug). */
const levelOf = (route: string) => (unasked.has(route) ? 'debug' : 'info');

const unasked: ReadonlySet<string> = new Set([
  '/_next/static',
  '(file)',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/scheduled-work',
]);
